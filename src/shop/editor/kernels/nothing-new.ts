import type { DesignDocument, DesignSide } from "#design/document.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import type { PreflightLimits } from "#design/preflight/preflight.ts";
import type { Warning, WarningCode } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { applyCommand, type Command } from "./commands.ts";
import { documentWarnings } from "./element-warnings.ts";
import { keepsLocked } from "./kept-by-locks.ts";

type Judging = [shaper: TextShaper, limits: PreflightLimits, surroundings: Surroundings];

/** Whether a step mends without harm. */
export type Spares = (command: Command) => boolean;

/**
 * Whether a step keeps what is locked, and preflight has nothing to tell after it that it did not tell before: nothing grave,
 * and of nothing else what is to be mended.
 */
export function nothingNewOn(
	side: DesignSide,
	mended: WarningCode,
	...[shaper, limits, surroundings]: Judging
): Spares {
	const document: DesignDocument = { version: 1, sides: [side] };
	const told = (now: DesignDocument) => documentWarnings(now, shaper, () => limits, surroundings);
	const before = told(document);
	const isNew = (warning: Warning) =>
		!before.some(
			({ code, elementId, severity }) =>
				code === warning.code && elementId === warning.elementId && (severity === "red" || warning.severity !== "red"),
		);
	return (command) => {
		const after = applyCommand(document, command);
		if (!keepsLocked(document, after)) return false;
		return !told(after).some((each) => (each.severity === "red" || each.code === mended) && isNew(each));
	};
}

/** The same, and what was told is told no more. */
export function mendedOn(
	side: DesignSide,
	{ code, elementId }: Pick<Warning, "code" | "elementId">,
	...[shaper, limits, surroundings]: Judging
): Spares {
	const document: DesignDocument = { version: 1, sides: [side] };
	const spares = nothingNewOn(side, code, shaper, limits, surroundings);
	return (command) =>
		spares(command) &&
		!documentWarnings(applyCommand(document, command), shaper, () => limits, surroundings).some(
			(each) => each.code === code && each.elementId === elementId,
		);
}
