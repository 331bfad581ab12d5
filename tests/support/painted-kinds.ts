import type { DesignElement } from "#design/document.ts";

/** An element, where its colour must be seen and where nothing may be. Millimetres. */
export type PaintedKind = {
	readonly element: DesignElement;
	readonly seen: readonly number[];
	readonly at: number[][];
	readonly bare: number[][];
};

const box = { x: 10, y: 10, width: 30, height: 20, rotation: 0, opacity: 1 };

export const paintedClipArt: PaintedKind = {
	// A frame drawn as a line, and in its upper left a filled square.
	element: {
		...box,
		kind: "clip-art",
		id: "clip-art",
		set: "tabler",
		name: "frame",
		label: "frame",
		color: "#208040",
		paths: [
			{ d: "M.1 .1L.9 .1L.9 .9L.1 .9Z", stroke: 0.1 },
			{ d: "M.25 .25L.5 .25L.5 .5L.25 .5Z", color: "#208040" },
		],
		flipX: true,
	},
	seen: [32, 128, 64],
	at: [
		[17, 20],
		[33, 20],
		[25, 12],
		[25, 28],
		[27.5, 17.5],
	],
	bare: [
		[14, 20],
		[36, 20],
		[22.5, 17.5],
		[27.5, 23],
	],
};

export const paintedCalendar: PaintedKind = {
	// Columns of 4 mm, and four weeks under a row of names of 0.7 of their height.
	element: {
		...box,
		...{ width: 28, height: 18.8 },
		kind: "calendar",
		id: "calendar",
		year: 2027,
		month: 2,
		firstDay: 1,
		title: "",
		dayNames: ["", "", "", "", "", "", ""],
		font: "montserrat",
		color: "#ffffff",
		weekendColor: "#ffffff",
		markColor: "#702010",
		lines: { color: "#702010", width: 1 },
		marks: [{ day: 10, words: "", form: "circle" }],
		language: "en",
	},
	seen: [112, 32, 16],
	at: [
		[10, 20],
		[14, 20],
		[38, 20],
		[25, 12.8],
		[25, 28.8],
		[18.8, 18.8],
		[21.2, 18.8],
	],
	bare: [
		[12, 11],
		[12, 18.8],
		[24, 18.8],
		[36, 27.2],
		[20, 30],
	],
};
