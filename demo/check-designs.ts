import type { DesignDocument } from "#design/document.ts";
import { hasOwnIds } from "#design/own-ids.ts";
import type { Warning } from "#design/preflight/warning.ts";
import { demoArticles } from "./articles.ts";
import { type FaultOnCloth, faultsAsItIs, faultsWithWords, inLanguages, REPLACEMENTS } from "./design-faults.ts";
import { demoDesigns } from "./designs.ts";

/** node demo/check-designs.ts [design id]...: what a printer would ask about, on every article and cloth, in every language, with every replacement. */
const wanted = process.argv.slice(2);
const chosen = demoDesigns.filter(({ id }) => wanted.length === 0 || wanted.includes(String(id)));
let faults = 0;

for (const { id, applications } of chosen) {
	for (const { articleId, document } of applications) {
		const article = demoArticles.find((each) => each.id === articleId)!;
		const tell = (words: string, found: readonly Warning[]) => {
			for (const each of found) console.log(`${id} on ${article.sides[0]!.scene}: ${describe(each, document)}${words}`);
			faults += found.length;
		};
		for (const [language, said] of inLanguages(document))
			for (const fault of faultsAsItIs(said, article)) tell(`${onCloths(fault)}, in ${language}`, [fault]);
		if (!hasOwnIds(document)) {
			console.log(`${id} on ${article.sides[0]!.scene}: elements share an id`);
			faults++;
		}
		for (const each of REPLACEMENTS) tell(`, with "${each.words}"`, faultsWithWords(document, article, each));
	}
}
console.log(`${faults} faults in ${chosen.length} designs`);
process.exitCode = faults > 0 ? 1 : 0;

function onCloths({ cloths }: FaultOnCloth): string {
	const colors = cloths.filter((cloth) => cloth !== null);
	return colors.length > 0 ? `, on ${colors.join(", ")}` : "";
}

function describe({ code, sideCode, elementId, figures }: Warning, document: DesignDocument): string {
	const element = document.sides
		.find((side) => side.code === sideCode)
		?.elements.find((candidate) => candidate.id === elementId);
	const sample = element?.kind === "text" ? ` ("${element.text}")` : "";
	return `${code} ${JSON.stringify(figures)}, ${elementId}${sample} of ${sideCode}`;
}
