import type { DisplayList } from "#design/display-list.ts";
import type { DesignDocument, SideFormat } from "#design/document.ts";
import type { CartRefusal } from "#shop/cart/write-line.server.ts";
import type { SizeTable } from "#shop/catalog/size-table.ts";
import type { EditorPorts, LineInCart } from "./editor-ports.ts";
import type { SavedProject } from "./kernels/autosave.ts";

export type EditorVariant = {
	readonly id: number;
	/** "White, M" */
	readonly label: string;
	readonly color: { readonly name: string; readonly hex: string } | null;
	readonly size: string | null;
	readonly available: boolean;
	/** The colour of the cloth: it lies under the design and around it. */
	readonly surround: string | null;
};

/** Unit prices, smallest quantity first. */
export type VariantPrices = {
	readonly variantId: number;
	readonly breaks: readonly { readonly minQuantity: number; readonly formatted: string; readonly amount: number }[];
};

export type EditorProps = {
	readonly article: { readonly id: number; readonly name: string };
	readonly variants: readonly EditorVariant[];
	readonly sizes?: SizeTable | undefined;
	/** With their names, as the customer reads them ("Front"). */
	readonly sides: readonly (SideFormat & {
		readonly name: string;
		readonly minimumDpi: number;
		readonly technique: string;
		/** Millimetres from the left edge, where it is folded from top to bottom. */
		readonly folds: readonly number[];
		/** What its parts between the folds are called, from the left ("Front"); none: they have no names. */
		readonly panels: readonly string[];
		/** The picture of the product that shows it, if there is one. */
		readonly scene: string | null;
		/** The piece is cut around what is printed. */
		readonly isCutAround?: boolean;
	})[];
	readonly initialDocument: DesignDocument;
	/** Its project was stored before its sides were cut to their shape. */
	readonly reshaped?: boolean;
	/** Others may begin with this person's designs. */
	readonly publishes: boolean;
	/** null: not saved yet. */
	readonly project: SavedProject | null;
	/** Asked for, but not known any more to the shop: this device may have a copy. */
	readonly lostProject: string | null;
	/** One of this article that was begun before, for who is about to begin another. */
	readonly unfinished: { readonly projectId: string; readonly changed: string } | null;
	/** Why the cart did not take the design just now. */
	readonly refused: CartRefusal | null;
	/** Asked to begin with a design that is not to be had, or not on this article. */
	readonly designGone: boolean;
	/** Which design it began with: unsent work on another one is not mixed up with it. */
	readonly startingPoint: string;
	/** Of the project, or of the one to be: whose design is sold with it. */
	readonly designId: number | null;
	readonly variantId: number;
	/** A line in the cart may be another variant than its project is by now. */
	readonly savedVariantId: number;
	readonly quantity: number;
	/** In the cart. */
	readonly seenQuantity: number;
	readonly prices: readonly VariantPrices[];
	/** BCP 47; new texts are shaped and broken by its rules. */
	readonly locale: string;
	/** The cart line that is edited, and that the design replaces; null: it is added. */
	readonly lineId: string | null;
	/** Before the editor was opened. */
	readonly isColorChosen: boolean;
	/** As what the project lies in the cart already. */
	readonly inCart: readonly LineInCart[];
	/** Where "Add to cart" posts projectId (in the address too, so that a refusal comes with the design), variantId and quantity. */
	readonly cartAction: string;
	readonly backHref: string;
	/** Of the design or the article that is sold there. */
	readonly backName: string;
	/** The first side, laid out by the server, or the address of its picture: what is seen until the editor is there. */
	readonly preview: DisplayList | string;
	/** The profile (SHA-256) by whose inks it is printed; null: the print shop takes screen colours. */
	readonly press: string | null;
	/** The profile (SHA-256) by which colours are judged where no press is known. */
	readonly usualPress: string;
	readonly ports?: EditorPorts;
};
export type EditorSide = EditorProps["sides"][number];
