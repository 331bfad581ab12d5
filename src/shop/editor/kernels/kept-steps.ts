import type { TextElement } from "#design/document.ts";
import { contentMark, isMarkedAs } from "./content-mark.ts";
import type { Steps } from "./editor-store.ts";
import { everyElement } from "./element-tree.ts";
import type { KeptContent } from "./kept-version.ts";
import { type RefitText, remeasuredDone, remeasuredUndone } from "./remeasured-steps.ts";

type Kept = Steps & {
	readonly design: string;
	readonly mark: string;
	/** As the steps left them. */
	readonly estimated: readonly TextElement[];
};

/** Browsers keep five million letters for a tab. */
const LONGEST = 500_000;
/** JSON leaves out what is undefined, and steps tell by it what an element did not have. No text of a design has this letter. */
const ABSENT = "\u0000";

/** The newest steps of a design that changed it, with a mark of the state that they led to. */
export function packSteps(design: string, content: KeptContent, { done, undone }: Steps): string {
	const estimated = textsOf(content).filter((text) => text.estimated);
	const kept: Kept = { design, mark: contentMark(content), estimated, done: newest(done), undone: newest(undone) };
	return packed(kept);
}

/**
 * Nothing where they are another design's, or led to another state than the one that is there. `refit`: for those that
 * were measured by other letters, of texts that the shop has measured since.
 */
export function unpackSteps(
	text: string | null,
	design: string,
	content: KeptContent,
	refit: RefitText,
): Steps | undefined {
	const kept = withAbsent(JSON.parse(text ?? "null")) as Kept | null;
	if (kept?.design !== design || !isMarkedAs(content, kept.mark)) return undefined;
	const steps: Steps = { done: kept.done.map(untagged), undone: kept.undone.map(untagged) };
	const measured = new Set(textsOf(content).flatMap(({ id, estimated }) => (estimated ? [] : id)));
	return kept.estimated
		.filter(({ id }) => measured.has(id))
		.reduce(
			({ done, undone }, left) => ({
				done: remeasuredDone(done, left.id, left, refit),
				undone: remeasuredUndone(undone, left.id, left, refit),
			}),
			steps,
		);
}

function textsOf({ document }: KeptContent): readonly TextElement[] {
	return document.sides.flatMap(({ elements }) => everyElement(elements)).filter((each) => each.kind === "text");
}

function newest(steps: Steps["done"]): Steps["done"] {
	let room = LONGEST;
	return steps
		.toReversed()
		.filter((step) => {
			room -= packed(step).length;
			return room > 0;
		})
		.toReversed();
}

function packed(value: object): string {
	return JSON.stringify(value, (_key, part: unknown) => (part === undefined ? ABSENT : part));
}

function withAbsent(value: unknown): unknown {
	if (value === ABSENT) return undefined;
	if (Array.isArray(value)) return value.map(withAbsent);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withAbsent(part)]));
}

/** What is done now is no part of a step of before. */
function untagged(step: Steps["done"][number]): Steps["done"][number] {
	return { ...step, tag: null };
}
