import type { DesignSide } from "#design/document.ts";
import type { Warning } from "#design/preflight/warning.ts";
import { recolored } from "#design/themes/recolored.ts";
import { asOne, type Command, changeBetween, setCommand } from "./commands.ts";
import { everyElement } from "./element-tree.ts";
import { may } from "./rights.ts";

/** What is told becomes as it is printed, wherever the side has those colours: things of one colour stay of one. */
export function printableCommand({ figures }: Pick<Warning, "figures">, side: DesignSide): Command | null {
	const [colors, printed] = [figures.colors, figures.printed].map((each) => String(each).split(" "));
	const to = (color: string) => printed?.[colors?.indexOf(color.toLowerCase()) ?? -1] ?? color;
	return asOne(
		everyElement(side.elements).flatMap((element) => {
			if (element.kind === "group" || !may({ sides: [side] }, element, "style")) return [];
			const change = changeBetween(
				element,
				recolored(element, (color, role) => (role === "art" ? color : to(color))),
			);
			return change ? [setCommand(side.code, element, change)] : [];
		}),
	);
}
