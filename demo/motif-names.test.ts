import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "#core/languages.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { demoDesigns } from "./designs.ts";

const sides = demoDesigns.flatMap(({ id, applications }) =>
	applications.flatMap(({ document }) =>
		document.sides.map(({ code, elements }) => ({
			side: `${id} ${code}`,
			motifs: new Set(
				flatElements(elements).flatMap((each) => (each.kind === "clip-art" && each.set === "house" ? each.name : [])),
			),
		})),
	),
);
const motifs = [...new Set(sides.flatMap((each) => [...each.motifs]))].sort();

test.each(LANGUAGES)(
	"%s names every motif of the templates and no other, and none of a side so that it sounds like another",
	(language) => {
		const { name: names } = JSON.parse(readFileSync(`locales/${language}/motifs.json`, "utf8")) as {
			name: Readonly<Record<string, string>>;
		};
		expect(motifs.length).toBeGreaterThan(150);
		expect(Object.keys(names).sort()).toEqual(motifs);
		const alike = sides.flatMap(({ side, motifs: drawn }) => {
			const called = [...drawn].map((motif) => names[motif]!).sort();
			return called.flatMap((name, index) =>
				called.slice(index + 1).flatMap((next) => (soundsLike(name, next) ? `${side}: ${name}, ${next}` : [])),
			);
		});
		expect([...new Set(alike)]).toEqual([]);
	},
);

/** The same but for its ending: read out, "montgolfière" is "montgolfières". */
function soundsLike(one: string, other: string): boolean {
	const [short, long] = one.length < other.length ? [one, other] : [other, one];
	return long.length - short.length <= 2 && long.startsWith(short.slice(0, -1));
}
