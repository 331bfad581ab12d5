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
