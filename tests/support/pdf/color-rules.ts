import type { Fault, PrintRules } from "./check-pdf-x4.ts";
import { outputIntents, outputSpace, profileFault } from "./icc-profiles.ts";
import { type PdfDictionary, PdfName, PdfReference, PdfStream, type PdfValue } from "./pdf-values.ts";
import { arrayOf, decoded, dictionaryOf, entry, nameOf, type PdfFile, resolve } from "./read-pdf.ts";
import type { PageContent, UsedSpace } from "./walk-content.ts";

/** By what a device's colours are told what they mean: the page's own default, or this space of the output intent. */
const DEVICES: Readonly<Record<string, { rule: string; fallback: string; intents: readonly string[] }>> = {
	DeviceRGB: { rule: "device-rgb", fallback: "DefaultRGB", intents: ["RGB "] },
	DeviceCMYK: { rule: "device-cmyk", fallback: "DefaultCMYK", intents: ["CMYK"] },
	DeviceGray: { rule: "device-gray", fallback: "DefaultGray", intents: ["GRAY", "CMYK"] },
};
/** Separation names that mean no ink of their own. */
const NO_INK = new Set(["All", "None", "Black", "Cyan", "Magenta", "Yellow"]);

export function colorFaults(
	file: PdfFile,
	page: PdfDictionary,
	content: PageContent,
	{ press }: PrintRules,
): readonly Fault[] {
	const resources = dictionaryOf(file, page.get("Resources"));
	const groups = [page, ...content.forms].flatMap((owner) => {
		const space = entry(file, owner, "Group", "CS");
		return space === undefined ? [] : [{ space, resources }];
	});
	const faults = [...content.spaces, ...groups].flatMap((used) => spaceFaults(file, used));
	const screens = press ? [...content.spaces, ...groups].flatMap((used) => screenFaults(file, used)) : [];
	return distinct([...faults, ...screens, ...spotFaults(file, content), ...overprintFaults(file, content)]);
}

/** The output intent's profile is the one by which the inks were made. */
export function pressFaults(file: PdfFile, press: Buffer): readonly Fault[] {
	const profile = entry(file, outputIntents(file)[0], "DestOutputProfile");
	if (!(profile instanceof PdfStream)) return [];
	if (profile.dictionary.get("N") !== 4) return [{ rule: "press-profile", where: "it is not for four inks" }];
	return decoded(profile).equals(press) ? [] : [{ rule: "press-profile", where: "it is another than the one used" }];
}

/** In a file of inks no colour is left that somebody must still separate. */
function screenFaults(file: PdfFile, { space, resources }: UsedSpace): readonly Fault[] {
	const found = resolve(file, space);
	const parts = arrayOf(file, found);
	const kind = nameOf(found) ?? nameOf(parts[0]) ?? "";
	const within = (inner: PdfValue | undefined) =>
		inner === undefined ? [] : screenFaults(file, { space: inner, resources });
	if (kind === "Separation" || kind === "DeviceN") return within(parts[2]);
	if (kind === "Indexed" || kind === "Pattern") return within(parts[1]);
	if (kind === "DeviceCMYK" || (kind === "ICCBased" && entry(file, parts[1], "N") === 4)) return [];
	return [{ rule: "press-inks", where: `${kind} is left` }];
}

function spaceFaults(file: PdfFile, { space, resources }: UsedSpace): readonly Fault[] {
	const found = resolve(file, space);
	const parts = arrayOf(file, found);
	const kind = nameOf(found) ?? nameOf(parts[0]) ?? "";
	const device = DEVICES[kind];
	if (device) {
		const intent = outputSpace(file);
		const meant = entry(file, resources, "ColorSpace", device.fallback);
		if (meant !== undefined) return spaceFaults(file, { space: meant, resources });
		if (intent === undefined || device.intents.includes(intent)) return [];
		return [{ rule: device.rule, where: `${kind} without ${device.fallback}` }];
	}
	if (kind === "ICCBased") {
		const fault = profileFault(resolve(file, parts[1]));
		return fault ? [{ rule: "icc-profile", where: fault }] : [];
	}
	if (kind === "Separation" || kind === "DeviceN") return spaceFaults(file, { space: parts[2] ?? null, resources });
	if (kind === "Indexed" || kind === "Pattern")
		return parts[1] === undefined ? [] : spaceFaults(file, { space: parts[1], resources });
	return ["CalRGB", "CalGray", "Lab"].includes(kind)
		? []
		: [{ rule: "color-space", where: `${kind || "nothing"} is no colour space` }];
}

/** One name is one ink: it looks the same on the whole page (ISO 15930-7, 6.2.4). */
function spotFaults(file: PdfFile, { spaces }: PageContent): readonly Fault[] {
	const looks = new Map<string, string>();
	return spaces.flatMap(({ space }) => {
		const [kind, ink, ...look] = arrayOf(file, resolve(file, space));
		const name = nameOf(ink);
		if (nameOf(kind) !== "Separation" || name === undefined) return [];
		const written = JSON.stringify(look.map((part) => plain(file, part)));
		const before = looks.get(name) ?? written;
		looks.set(name, before);
		return before === written ? [] : [{ rule: "spot-color", where: `${name} looks different in two places` }];
	});
}

function overprintFaults(file: PdfFile, { paintings }: PageContent): readonly Fault[] {
	return paintings.flatMap(({ space, overprint, overprintMode }) => {
		const parts = arrayOf(file, resolve(file, space.space));
		const kind = nameOf(parts[0]);
		const ink = nameOf(parts[1]);
		if (kind === "ICCBased" && entry(file, parts[1], "N") === 4 && overprint && overprintMode === 1)
			return [{ rule: "overprint", where: "calibrated CMYK overprints in mode 1" }];
		if (kind === "Separation" && !NO_INK.has(ink ?? "") && !overprint)
			return [{ rule: "overprint", where: `${ink} knocks out what lies below` }];
		return [];
	});
}

function plain(file: PdfFile, value: PdfValue | undefined): unknown {
	if (value instanceof PdfReference) return plain(file, resolve(file, value));
	if (value instanceof PdfName) return `/${value.name}`;
	if (value instanceof Map) return [...value].map(([key, inner]) => [key, plain(file, inner)]);
	return Array.isArray(value) ? value.map((inner) => plain(file, inner)) : value;
}

function distinct(faults: readonly Fault[]): readonly Fault[] {
	return [...new Map(faults.map((fault) => [`${fault.rule} ${fault.where}`, fault])).values()];
}
