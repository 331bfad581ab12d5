import type { DesignDocument, DesignElement, TextElement } from "#design/document.ts";
import { drawingCost, MOST_COST_AT_ONCE } from "#design/drawing-cost.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { boundedProcess } from "#shop/bounded-process.server.ts";
import { limitedPlaces } from "#shop/places.ts";
import type { Shop } from "#shop/shop.ts";
import type { MeasuresAnswer, MeasuresOrder } from "./answer-measures.server.ts";
import { measureTexts } from "./measure-texts.server.ts";

const TIME_LIMIT_MILLISECONDS = 20_000;
const measureApart = boundedProcess<MeasuresOrder, MeasuresAnswer>({
	script: "src/shop/projects/answer-measures.server.ts",
	atOnce: 1,
	megabytes: 1024,
});
/** Of one address as many as somebody has designs open. */
const takePlace = limitedPlaces({ most: 24, each: 4 });

/**
 * Texts that were measured by other letters are measured by their own; many of them in a process of their own. Where too many
 * wait for that, or it fails, they go on saying that they are not.
 */
export async function measuredDocument(
	shop: Pick<Shop, "clientAddress" | "log">,
	document: DesignDocument,
): Promise<DesignDocument> {
	const texts = document.sides
		.flatMap(({ elements }) => flatElements(elements))
		.filter((each): each is TextElement => each.kind === "text" && each.estimated === true);
	if (texts.length === 0) return document;
	const isMuch = drawingCost(texts) > MOST_COST_AT_ONCE;
	const measured = isMuch ? await apart(shop, texts) : measureTexts(texts);
	const own = new Map(texts.map((text, index) => [text, measured[index] ?? text]));
	const sides = document.sides.map((side) => ({
		...side,
		elements: side.elements.map(withOwn),
	}));
	return { ...document, sides };

	function withOwn<Element extends DesignElement>(element: Element): Element {
		if (element.kind === "group") return { ...element, children: element.children.map(withOwn) };
		return element.kind === "text" ? ((own.get(element) ?? element) as Element) : element;
	}
}

async function apart(
	{ clientAddress, log }: Pick<Shop, "clientAddress" | "log">,
	texts: readonly TextElement[],
): Promise<readonly TextElement[]> {
	const leave = takePlace(clientAddress);
	if (!leave) return texts;
	try {
		const answer = await measureApart({ texts }, TIME_LIMIT_MILLISECONDS);
		if (typeof answer !== "string") return answer.texts;
		log.error({ texts: texts.length, cost: drawingCost(texts), cause: answer }, "texts could not be measured");
		return texts;
	} finally {
		leave();
	}
}
