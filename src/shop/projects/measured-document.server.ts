import { accepted, type Outcome, refused } from "#core/outcome.ts";
import type { DesignDocument, DesignElement, TextElement } from "#design/document.ts";
import { drawingCost, MOST_COST_AT_ONCE } from "#design/drawing-cost.ts";
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
/** Each takes about a second, the dearest six: the last of twelve such is done after 72 seconds, or 4 minutes if each used up its limit. */
const takePlace = limitedPlaces({ most: 12, each: 3 });

type Measurer = Pick<Shop, "clientAddress" | "log">;
type Texts = readonly TextElement[];

/**
 * Texts that were measured by other letters are measured by their own; many of them in a process of their own. "busy": too
 * many wait for that, or it failed; nothing is kept that nobody has measured.
 */
export async function measuredDocument(
	shop: Measurer,
	document: DesignDocument,
): Promise<Outcome<DesignDocument, "busy">> {
	const texts = document.sides.flatMap(({ elements }) => elements.flatMap(estimatedIn));
	if (texts.length === 0) return accepted(document);
	const isMuch = drawingCost(texts) > MOST_COST_AT_ONCE;
	const measured = isMuch ? await apart(shop, texts) : accepted(measureTexts(texts));
	if (!measured.ok) return measured;
	const own = new Map<DesignElement, TextElement>(texts.map((text, index) => [text, measured.value[index]!]));
	const sides = document.sides.map((side) => ({ ...side, elements: side.elements.map(withOwn) }));
	return accepted({ ...document, sides });

	function withOwn<Element extends DesignElement>(element: Element): Element {
		if (element.kind === "group") return { ...element, children: element.children.map(withOwn) };
		return (own.get(element) ?? element) as Element;
	}
}

function estimatedIn(element: DesignElement): Texts {
	if (element.kind === "group") return element.children.flatMap(estimatedIn);
	return element.kind === "text" && element.estimated ? [element] : [];
}

async function apart({ clientAddress, log }: Measurer, texts: Texts): Promise<Outcome<Texts, "busy">> {
	const leave = takePlace(clientAddress);
	if (!leave) return refused("busy");
	try {
		const answer = await measureApart({ texts }, TIME_LIMIT_MILLISECONDS);
		if (typeof answer !== "string") return accepted(answer.texts);
		log.error({ texts: texts.length, cost: drawingCost(texts), cause: answer }, "texts could not be measured");
		return refused("busy");
	} finally {
		leave();
	}
}
