import { type PdfDictionary, PdfStream, type PdfValue } from "./pdf-values.ts";
import { arrayOf, decoded, dictionaryOf, entry, nameOf, type PdfFile } from "./read-pdf.ts";

const SPACES: Readonly<Record<string, number>> = { GRAY: 1, "RGB ": 3, CMYK: 4 };

export function outputIntents(file: PdfFile): readonly PdfDictionary[] {
	return arrayOf(file, entry(file, file.trailer, "Root", "OutputIntents"))
		.map((intent) => dictionaryOf(file, intent))
		.filter((intent) => nameOf(intent.get("S")) === "GTS_PDFX");
}

/** "RGB ", "CMYK" or "GRAY", as the profile of the intent says; undefined if that breaks a rule of its own. */
export function outputSpace(file: PdfFile): string | undefined {
	const intents = outputIntents(file);
	const profile = entry(file, intents[0], "DestOutputProfile");
	if (intents.length !== 1 || profileFault(profile, "prtr")) return undefined;
	return profile instanceof PdfStream ? header(profile)?.space : undefined;
}

/** What is wrong with a profile (ICC.1:2010, 7.2), if anything. */
export function profileFault(profile: PdfValue | undefined, wantedClass?: string): string | undefined {
	if (!(profile instanceof PdfStream)) return "there is no profile";
	const found = header(profile);
	if (!found) return "it is no ICC profile";
	if (found.major > 4) return `the profile is of version ${found.major}`;
	if (wantedClass && found.class !== wantedClass) return `the profile's class is ${found.class}`;
	const components = profile.dictionary.get("N");
	return SPACES[found.space] === components
		? undefined
		: `N is ${components}, the profile's colours are ${found.space}`;
}

function header(profile: PdfStream) {
	const bytes = decoded(profile);
	if (bytes.length < 132 || bytes.readUInt32BE(0) !== bytes.length || bytes.toString("latin1", 36, 40) !== "acsp")
		return;
	return { major: bytes[8]!, class: bytes.toString("latin1", 12, 16), space: bytes.toString("latin1", 16, 20) };
}
