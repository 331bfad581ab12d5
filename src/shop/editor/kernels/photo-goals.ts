import { isPage } from "#design/blank.ts";
import type { DesignDocument, DesignSide, PhotoElement } from "#design/document.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { boundsOf } from "./boxes.ts";
import { elementOf } from "./commands.ts";
import { everyElement, leavesOf } from "./element-tree.ts";
import type { Cell } from "./free-cells.ts";
import { hitElement } from "./hit-test.ts";
import { isMostlyOn, type Room } from "./panels.ts";
import { inReadingOrder } from "./reading-order.ts";
import { may } from "./rights.ts";

/** The side that a photo comes to, and the frame it fills there; null: it is laid on the side, into what is kept for it. */
export type PhotoGoal = { readonly side: string; readonly slot: string | null; readonly cell?: Cell | undefined };
export type AskedGoals = {
	readonly count: number;
	/** Chosen together with others; else those that are asked for are all. */
	readonly several?: boolean;
	/** Where the first of them goes anyway. */
	readonly frame?: string | null;
	/** Of those still on their way. */
	readonly held: readonly PhotoGoal[];
	/** Not the samples of who makes a template. */
	readonly takesSamples: boolean;
};

/**
 * Empty frames and samples of the shown side first, of several photos those of the sides after it too, and one a page then of
 * those without a photo. What is left has no goal on what has pages; elsewhere it comes to the shown side.
 */
export function photoGoals(document: DesignDocument, room: Room, asked: AskedGoals): readonly PhotoGoal[] {
	const { count, several = count > 1, frame = null, held } = asked;
	if (!several || !hasPages(document)) return goalsHere(document, room, asked, several);
	const framed = frame === null ? [] : [{ side: sideOfFrame(document, frame, room), slot: frame }];
	const goals = [...framed, ...waitingSlots(document, room, asked, true)];
	const isTaken = (side: DesignSide) =>
		showsPhoto(side) || [...goals, ...held].some((other) => other.side === side.code);
	const bare = inTurn(document, room.code).filter((side) => !isTaken(side));
	return [...goals, ...bare.map(({ code }) => ({ side: code, slot: null }))].slice(0, count);
}

/** All of them: what is left when the frames are filled is laid on the shown side. `everywhere`: frames of other sides too. */
export function goalsHere(
	document: DesignDocument,
	room: Room,
	asked: AskedGoals,
	everywhere = false,
): readonly PhotoGoal[] {
	const { count, frame = null } = asked;
	const framed = frame === null ? [] : [{ side: sideOfFrame(document, frame, room), slot: frame }];
	const goals = [...framed, ...waitingSlots(document, room, asked, everywhere)];
	return Array.from({ length: count }, (_, index) => goals[index] ?? { side: room.code, slot: null });
}

function waitingSlots(
	document: DesignDocument,
	room: Room,
	asked: AskedGoals,
	everywhere: boolean,
): readonly PhotoGoal[] {
	const { frame = null, held, takesSamples } = asked;
	const sides = inTurn(document, room.code);
	return (everywhere ? sides : sides.slice(0, 1))
		.flatMap((side) => {
			const all = waiting(document, side, takesSamples);
			return (side.code === room.code ? roomFirst(all, room) : all).map(({ id }) => ({ side: side.code, slot: id }));
		})
		.filter(({ slot }) => slot !== frame && !held.some((other) => other.slot === slot));
}

function sideOfFrame(document: DesignDocument, frame: string, room: Room): string {
	return document.sides.find(({ code }) => elementOf(document, code, frame))?.code ?? room.code;
}

/** Nobody has put a photo of their own there. */
export function isWaiting(document: DesignDocument, slot: string, takesSamples: boolean): boolean {
	return document.sides.some((side) => waiting(document, side, takesSamples).some(({ id }) => id === slot));
}

/** The one of them at a point of the page, unless another photo lies over it there. */
export function waitingAt(document: DesignDocument, side: DesignSide, at: Point, takesSamples: boolean): string | null {
	const photos = everyElement(side.elements).filter(({ kind }) => kind === "photo");
	const hit = hitElement(photos, at, 0, leavesOf);
	return hit && isWaiting(document, hit.id, takesSamples) ? hit.id : null;
}

/** Somebody who makes a template lays photos of their own beside its samples. */
export function takesSamples({ bound }: DesignDocument, publishes: boolean): boolean {
	return bound === true || !publishes;
}

export function hasPages({ sides }: DesignDocument): boolean {
	return sides.some(({ code }) => isPage(code));
}

/** From the shown one on, and round; a cover comes after the pages. */
function inTurn(document: DesignDocument, shown: string): readonly DesignSide[] {
	const at = Math.max(
		0,
		document.sides.findIndex(({ code }) => code === shown),
	);
	const [own, ...others] = [...document.sides.slice(at), ...document.sides.slice(0, at)];
	const isCover = ({ code }: DesignSide) => hasPages(document) && !isPage(code);
	return [...(own ? [own] : []), ...others.filter((side) => !isCover(side)), ...others.filter(isCover)];
}

function waiting(document: DesignDocument, side: DesignSide, takesSamples: boolean): readonly PhotoElement[] {
	return inReadingOrder(side.elements).filter(
		(element): element is PhotoElement =>
			element.kind === "photo" &&
			(!element.picture || (takesSamples && element.placeholder === true)) &&
			may(document, element, "content"),
	);
}

function roomFirst(slots: readonly PhotoElement[], room: Room): readonly PhotoElement[] {
	const isHere = (slot: PhotoElement) => isMostlyOn(boundsOf(slot), room);
	return [...slots.filter(isHere), ...slots.filter((slot) => !isHere(slot))];
}

function showsPhoto({ elements }: DesignSide): boolean {
	return everyElement(elements).some((element) => element.kind === "photo" && element.picture !== null);
}
