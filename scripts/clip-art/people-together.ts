type Part = readonly [name: string, left: number, top: number, scale: number];
type Together = { readonly sign: string; readonly parts: readonly Part[] };

const NAMES: Readonly<Record<string, string>> = {
	"👨": "man",
	"👩": "woman",
	"🧑": "person",
	"👦": "boy",
	"👧": "girl",
	"🧒": "child",
	"❤": "red-heart",
	"💋": "kiss-mark",
};
const JOINER = "\u200d";
const ADULTS = "👨👩🧑";
const FAMILIES = ["👨", "👩"].flatMap((one) => [
	one,
	...(one === "👩" ? ["👩"] : ["👨", "👩"]).map((other) => one + other),
]);

/** Couples and families, which the set has not, of its own people; a drawing is 32 by 32. */
export function peopleTogether(drawingOf: (name: string) => string) {
	return [...families(), ...couples()].map(({ sign, parts }) => ({
		sign,
		name: parts.map(([name]) => name).join(" "),
		body: parts
			.map(
				([name, left, top, scale]) => `<g transform="translate(${left} ${top}) scale(${scale})">${drawingOf(name)}</g>`,
			)
			.join(""),
	}));
}

function families(): readonly Together[] {
	const ofBoysAndGirls = FAMILIES.flatMap((adults) =>
		["👦", "👧", "👧👦", "👦👦", "👧👧"].map((children) => adults + children),
	);
	const ofAnybody = ["🧑🧒", "🧑🧒🧒", "🧑🧑🧒", "🧑🧑🧒🧒"];
	const written = [...ofBoysAndGirls, ...ofAnybody].map((people) => ({
		sign: [...people].join(JOINER),
		parts: familyOf([...people]),
	}));
	return [...written, { sign: "👪", parts: familyOf(["👨", "👩", "👦"]) }];
}

/** The adults behind, the children before them. */
function familyOf(people: readonly string[]): readonly Part[] {
	const [adults, children] = [true, false].map((grown) => people.filter((each) => ADULTS.includes(each) === grown));
	if (adults!.length === 1 && children!.length === 1) {
		return [named(adults![0]!, 0.5, 1, 0.66), named(children![0]!, 15, 14.4, 0.5)];
	}
	const behind = adults!.length === 1 ? [named(adults![0]!, 6.4, 0.5, 0.6)] : pair(adults!, 0.5, 0.55);
	const before = children!.length === 1 ? [named(children![0]!, 8.3, 15.2, 0.48)] : pair(children!, 15.6, 0.47);
	return [...behind, ...before];
}

function couples(): readonly Together[] {
	const pairs = ["👩👨", "👨👨", "👩👩"];
	const written = pairs.flatMap((people) => {
		const [one, other] = [...people] as [string, string];
		return [
			{ sign: [one, "❤\ufe0f", other].join(JOINER), parts: coupleOf([one, other], "❤") },
			{ sign: [one, "❤\ufe0f", "💋", other].join(JOINER), parts: coupleOf([one, other], "💋") },
		];
	});
	return [
		...written,
		{ sign: "💑", parts: coupleOf(["🧑", "🧑"], "❤") },
		{ sign: "💏", parts: coupleOf(["🧑", "🧑"], "💋") },
		...[
			["👫", "woman", "man"],
			["👭", "woman", "woman"],
			["👬", "man", "man"],
			["🧑‍🤝‍🧑", "person", "person"],
		].map(([sign = "", one, other]) => ({ sign, parts: standing(`${one}-standing`, `${other}-standing`) })),
	];
}

function coupleOf(people: readonly string[], between: string): readonly Part[] {
	return [...pair(people, 12.2, 0.58), named(between, 9.6, 0, 0.4)];
}

function pair([left, right]: readonly string[], top: number, scale: number): readonly Part[] {
	const within = 0.3 - 0.7 * scale;
	return [named(left!, within, top, scale), named(right!, 32 - within - 32 * scale, top, scale)];
}

function standing(one: string, other: string): readonly Part[] {
	return [
		[one, -4.6, 0, 1],
		[other, 4.6, 0, 1],
	];
}

function named(sign: string, left: number, top: number, scale: number): Part {
	return [NAMES[sign]!, left, top, scale];
}
