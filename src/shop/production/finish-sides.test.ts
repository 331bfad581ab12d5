import { expect, test } from "vitest";
import type { DisplayList } from "#design/display-list.ts";
import type { SideFormat } from "#design/document.ts";
import { linesOfPath } from "#design/geometry/path-inside.ts";
import { ellipse, rectangle } from "#design/geometry/paths.ts";
import { finishSides } from "./finish-sides.server.ts";

const SQUARE: SideFormat = { code: "front", width: 80, height: 80, bleed: 2, safe: 4 };
const DISC: SideFormat = { ...SQUARE, cut: { kind: "ellipse" } };
const red = { type: "solid", color: "#c02020" } as const;
const whole: DisplayList = [{ type: "path", d: rectangle(-2, -2, 84, 84), fill: red }];

test("the line of a side that is cut to a shape is that shape, and no line around a design leaves it", async () => {
	expect(await cutLine(SQUARE, "SIDE")).toBe(rectangle(0, 0, 80, 80));
	expect(await cutLine(DISC, "SIDE")).toBe(ellipse(80, 80));
	const around = linesOfPath(await cutLine(DISC, "DESIGN")).map(([, [x, y]]) => Math.hypot(x - 40, y - 40));
	expect(Math.max(...around)).toBeLessThan(40.01);
	expect(Math.min(...around)).toBeGreaterThan(39);
});

test("openings are cut too, but where a line around a design leaves them out", async () => {
	const hole = { kind: "ellipse", x: 37.5, y: 4, width: 5, height: 5 } as const;
	const pierced: SideFormat = { ...DISC, openings: [hole] };
	const rim = (d: string) => linesOfPath(d).filter(([[x, y]]) => Math.abs(Math.hypot(x - 40, y - 6.5) - 2.5) < 0.01);
	for (const around of ["SIDE", "DESIGN"] as const) {
		const line = await cutLine(pierced, around);
		expect(line.startsWith(await cutLine(DISC, around))).toBe(true);
		expect(rim(line).length).toBeGreaterThan(30);
	}
	expect(rim(await cutLine({ ...pierced, openings: [{ ...hole, x: 0 }] }, "DESIGN"))).toEqual([]);
});

test("white lies under what is printed, on dark cloth not under its black shadows", async () => {
	const shadow = { x: 1, y: 1, blur: 1, color: "#000000", opacity: 0.5 };
	const display: DisplayList = [{ type: "group", shadow, children: whole }];
	const under = async (cloth?: string) => {
		const sides = new Map([[SQUARE.code, { white: "White", ...(cloth && { cloth }) }]]);
		const [finished] = await finishSides([{ side: SQUARE, display }], { sides } as never, () => {
			throw new Error("no pictures");
		});
		return finished?.spots?.white;
	};
	expect(await under()).toEqual({ ink: "White", under: display });
	expect(await under("#1c2a4a")).toEqual({ ink: "White", under: [{ type: "group", children: whole }] });
});

async function cutLine(side: SideFormat, around: "SIDE" | "DESIGN"): Promise<string> {
	const sides = new Map([[side.code, { cut: { ink: "CutContour", around } }]]);
	const [finished] = await finishSides([{ side, display: whole }], { sides } as never, () => {
		throw new Error("no pictures");
	});
	return finished?.spots?.cut?.d ?? "";
}
