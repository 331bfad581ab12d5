import { isUuid, parseId } from "#core/identifiers.ts";
import { isQuantity } from "#core/volume-price.ts";
import { parseAcceptedHints, writeAcceptedHint } from "#design/preflight/accepted-hints.ts";

const LONGEST_NAME = 200;
const LONGEST_HASH = 64;
/** UTF-16 units, of which one letter may have a dozen: design/telling-words.ts cuts them. */
const LONGEST_WORDS = 1500;

/** A line as it stood when it was taken out of the cart. */
export type TakenOut = {
	readonly id: string;
	readonly name: string;
	/** Of its design, as its row told it from the others. */
	readonly words: string | undefined;
	readonly projectId: string;
	readonly variantId: number;
	readonly quantity: number;
	/** Of the design that was put in. */
	readonly approvedHash: string;
	/** Chosen for it in the editor since; null: as it was put in. */
	readonly chosenVariantId: number | null;
	readonly chosenQuantity: number | null;
	/** As a form carries them. */
	readonly accepted: readonly string[];
	/** Milliseconds since 1970: its place among the others. */
	readonly addedAt: number;
	/** What is not sold any more cannot be put back. */
	readonly isSold: boolean;
};

/** A design lies once in the cart in each variant. */
export type Product = Pick<TakenOut, "projectId" | "variantId">;

export function isSameProduct(line: Product, other: Product): boolean {
	return line.projectId === other.projectId && line.variantId === other.variantId;
}

/** Of the form that puts it back; its name and words are only told to who sent it. */
export function parseTakenOut(form: FormData): TakenOut | undefined {
	const text = (field: string) => String(form.get(field) ?? "");
	const [id, product, approvedHash] = [text("line"), parseProduct(form), text("approved").slice(0, LONGEST_HASH)];
	const addedAt = Number(text("added") || Number.NaN);
	if (!isUuid(id) || !product) return undefined;
	if (!Number.isSafeInteger(addedAt) || addedAt < 0) return undefined;
	const accepted = parseAcceptedHints(form.getAll("accepted")).map(writeAcceptedHint);
	const [name, quantity] = [text("name").slice(0, LONGEST_NAME), Number(text("quantity"))];
	const chosenQuantity = parseQuantity(text("chosen-quantity"));
	const choice = { chosenVariantId: parseId(text("chosen-variant")) ?? null, chosenQuantity };
	const line = { id, name, words: parseWords(form), ...product, quantity, approvedHash, ...choice };
	return { ...line, accepted, addedAt, isSold: true };
}

function parseQuantity(given: string): number | null {
	const quantity = Number(given);
	return isQuantity(quantity) ? quantity : null;
}

/** What tells the line that a form changes from the others. */
export function parseWords(form: FormData): string | undefined {
	return String(form.get("words") ?? "").slice(0, LONGEST_WORDS) || undefined;
}

/** What the line that a form changes holds. */
export function parseProduct(form: FormData): Product | undefined {
	const [projectId, variantId] = [String(form.get("project") ?? ""), parseId(String(form.get("variant") ?? ""))];
	return isUuid(projectId) && variantId !== undefined ? { projectId, variantId } : undefined;
}
