import type { Block, Inline, Line } from "#core/rich-text.ts";

export type WrittenText = { readonly head: Readonly<Record<string, string>>; readonly blocks: Block[] };

/**
 * The demo's texts as they are written: a head of `name: value`, an empty line, then blocks. `## ` and `### ` begin
 * headings, `- ` and `1. ` lists, `! ` callouts, `> ` quotes, `: name | value` facts; `@GB,CH ` shows a block there only.
 * In a line: **strong**, *emphasis*, [text](address), {field}.
 */
export function parseContent(text: string): WrittenText {
	const [head = "", ...rest] = text.trim().split("\n\n");
	const blocks: Block[] = [];
	for (const line of rest.join("\n").split("\n")) if (line.trim()) addLine(blocks, line.trim());
	const entries = head.split("\n").map((line) => /^(\w+): (.*)$/.exec(line)?.slice(1) ?? ["", line]);
	return { head: Object.fromEntries(entries), blocks };
}

function addLine(blocks: Block[], written: string): void {
	const [, scope, text = ""] = /^(?:@([\w,]+) )?(.*)$/s.exec(written) ?? [];
	const only = scope ? { only: scope.split(",") } : {};
	const [, mark = "", words = ""] = /^(#{2,3}|-|1\.|!|>|:) (.*)$/.exec(text) ?? ["", "", text];
	const last = blocks.at(-1);
	const joins = last?.only?.join() === scope;
	switch (mark) {
		case "##":
		case "###":
			blocks.push({ ...only, kind: "heading", level: mark === "##" ? 2 : 3, text: parseLine(words) });
			break;
		case "-":
		case "1.": {
			const ordered = mark === "1.";
			if (last?.kind === "list" && joins && (last.ordered ?? false) === ordered)
				blocks[blocks.length - 1] = { ...last, items: [...last.items, parseLine(words)] };
			else blocks.push({ ...only, kind: "list", ...(ordered && { ordered }), items: [parseLine(words)] });
			break;
		}
		case ":": {
			const [name = "", value = ""] = words.split(" | ");
			const item = { name: parseLine(name), value: parseLine(value) };
			if (last?.kind === "facts" && joins) blocks[blocks.length - 1] = { ...last, items: [...last.items, item] };
			else blocks.push({ ...only, kind: "facts", items: [item] });
			break;
		}
		case "!":
			blocks.push({ ...only, kind: "callout", text: parseLine(words) });
			break;
		case ">":
			blocks.push({ ...only, kind: "quote", text: parseLine(words) });
			break;
		default:
			blocks.push({ ...only, kind: "paragraph", text: parseLine(words) });
	}
}

function parseLine(text: string): Line {
	const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\)|\{\w+\})/);
	return parts.filter(Boolean).map(parsePart);
}

function parsePart(part: string): Inline {
	if (/^\*\*.+\*\*$/.test(part)) return { text: part.slice(2, -2), strong: true };
	if (/^\*.+\*$/.test(part)) return { text: part.slice(1, -1), emphasis: true };
	const [, text, link] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
	if (text && link) return { text, link };
	const field = /^\{(\w+)\}$/.exec(part)?.[1];
	return field ? { field } : part;
}
