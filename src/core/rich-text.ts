/** A piece of a line. `field` is filled in from the shop's facts: who runs it, the country's terms. */
export type Inline =
	| string
	| { readonly text: string; readonly strong?: true; readonly emphasis?: true; readonly link?: string }
	| { readonly field: string };
export type Line = readonly Inline[];

/** Codes of countries, consumer laws or brands in which alone a block is shown. */
type Scoped = { readonly only?: readonly string[] };

export type Block = Scoped &
	(
		| { readonly kind: "heading"; readonly level: 2 | 3; readonly text: Line }
		| { readonly kind: "paragraph"; readonly text: Line }
		| { readonly kind: "list"; readonly ordered?: true; readonly items: readonly Line[] }
		| {
				readonly kind: "image";
				readonly src: string;
				readonly alt: string;
				readonly width: number;
				readonly height: number;
		  }
		| { readonly kind: "quote"; readonly text: Line; readonly source?: string }
		| { readonly kind: "callout"; readonly text: Line }
		| { readonly kind: "table"; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] }
		| { readonly kind: "facts"; readonly items: readonly { readonly name: Line; readonly value: Line }[] }
	);

export type TextFacts = {
	/** What `only` is compared with. */
	readonly scopes: readonly string[];
	/** undefined: the owner has not said it yet, and its name is shown in brackets. */
	readonly fields: Readonly<Record<string, string | undefined>>;
	readonly nameOf: (field: string) => string;
};

/** What is shown here: blocks of other places left out, fields filled in; what is missing becomes `[its name]`. */
export function fillIn(blocks: readonly Block[], facts: TextFacts): Block[] {
	return blocks
		.filter(({ only }) => !only || only.some((scope) => facts.scopes.includes(scope)))
		.map((block) => withLines(block, (line) => line.map((part) => filled(part, facts))));
}

/** The names of the fields that the blocks ask for. */
export function fieldsOf(blocks: readonly Block[]): string[] {
	const found = new Set<string>();
	for (const block of blocks)
		withLines(block, (line) => {
			for (const part of line) if (typeof part !== "string" && "field" in part) found.add(part.field);
			return line;
		});
	return [...found];
}

/** The words alone: for searching, and for who reads without type. */
export function plainWords(blocks: readonly Block[]): string {
	const words: string[] = [];
	for (const block of blocks)
		withLines(block, (line) => {
			words.push(line.map(wordsOf).join(""));
			return line;
		});
	return words.join("\n");
}

/** Marks what the owner still has to say; the renderer sets it apart. */
export const MISSING = /^\[.+\]$/;

function filled(part: Inline, { fields, nameOf }: TextFacts): Inline {
	if (typeof part === "string") return part;
	if ("field" in part) return fields[part.field] ?? { text: `[${nameOf(part.field)}]`, strong: true };
	if (!part.link?.includes("{")) return part;
	const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => fields[name] ?? "");
	return { ...part, text: fill(part.text), link: fill(part.link) };
}

function wordsOf(part: Inline): string {
	if (typeof part === "string") return part;
	return "field" in part ? "" : part.text;
}

function withLines(block: Block, change: (line: Line) => Line): Block {
	switch (block.kind) {
		case "heading":
		case "paragraph":
		case "quote":
		case "callout":
			return { ...block, text: change(block.text) };
		case "list":
			return { ...block, items: block.items.map(change) };
		case "table":
			return { ...block, head: block.head.map(change), rows: block.rows.map((row) => row.map(change)) };
		case "facts":
			return { ...block, items: block.items.map(({ name, value }) => ({ name: change(name), value: change(value) })) };
		case "image":
			return block;
	}
}
