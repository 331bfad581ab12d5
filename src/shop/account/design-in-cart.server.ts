import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { type CartLine, readCart } from "#shop/cart/cart.server.ts";
import { type LineChanges, lineChanges } from "#shop/cart/line-changes.server.ts";
import { isInCart } from "#shop/cart/project-lines.server.ts";
import { type CartRefusal, writeLine } from "#shop/cart/write-line.server.ts";
import { findNamedProject } from "#shop/projects/own-projects.server.ts";
import { findProject } from "#shop/projects/projects.server.ts";
import type { Shop } from "#shop/shop.ts";

/** One of its designs was put in, or lay there already. */
export type DesignInCart =
	| { readonly told: "added" }
	| {
			readonly told: "held";
			readonly quantity: number;
			/** Since it was put in. */
			readonly changes: LineChanges | undefined;
			readonly editTo: string;
	  };

/** One piece, as the variant that it is shown as; what lies there already keeps its number. */
export async function designInCart(shop: Shop, projectId: string): Promise<Outcome<DesignInCart, CartRefusal>> {
	const project = await findProject(shop, projectId);
	if (!project) return refused("unknown_project");
	const { variantId } = project;
	const held = await heldLine();
	if (held) return accepted(await tell(held));
	const written = await writeLine(shop, { projectId, variantId, quantity: 1, keeps: "any" });
	if (!written.ok) return written;
	const metThere = written.value.isNew ? undefined : await heldLine();
	return accepted(metThere ? await tell(metThere) : { told: "added" });

	/** The one that is to become this variant counts as well: it was chosen for it in the editor. */
	async function heldLine(): Promise<CartLine | undefined> {
		const lines = (await readCart(shop)).lines.filter((line) => line.projectId === projectId);
		return (
			lines.find((line) => line.variantId === variantId) ?? lines.find((line) => line.chosenVariantId === variantId)
		);
	}

	async function tell(line: CartLine): Promise<DesignInCart> {
		const editTo = `/create/${line.articleId}?project=${projectId}&line=${line.id}`;
		return { told: "held", quantity: line.quantity, changes: await lineChanges(shop, line), editTo };
	}
}

/** What its owner should know before it goes. */
export async function readDeleteQuestion(shop: Shop, id: string) {
	const project = await findNamedProject(shop, id);
	return project && { ...project, inCart: await isInCart(shop, id) };
}
