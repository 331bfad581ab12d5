import { integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { MAXIMUM_QUANTITY } from "#core/volume-price.ts";
import type { AcceptedHint } from "#design/preflight/accepted-hints.ts";
import { between } from "../checks.ts";
import { articleVariants } from "./catalog.ts";
import { projects } from "./projects.ts";

/** What lies in the cart of an owner (shop/owner.ts) on a site; what is ordered leaves it. */
export const cartLines = pgTable(
	"cart_lines",
	{
		id: uuid().primaryKey(),
		ownerId: text().notNull(),
		site: text().notNull(),
		projectId: uuid()
			.notNull()
			.references(() => projects.id),
		variantId: integer()
			.notNull()
			.references(() => articleVariants.id),
		quantity: integer().notNull(),
		/** Of the project's document as it was put in: another one has been looked at by nobody, and is not ordered. */
		approvedHash: text().notNull(),
		/** What was chosen for it in the editor, and not put in: another variant, another number of pieces; null: none. */
		chosenVariantId: integer().references(() => articleVariants.id, { onDelete: "set null" }),
		chosenQuantity: integer(),
		/** What the customer wants printed in spite of a warning, of what they put in. */
		accepted: jsonb().$type<readonly AcceptedHint[]>(),
		addedAt: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [
		uniqueIndex().on(table.ownerId, table.site, table.projectId, table.variantId),
		between(1, MAXIMUM_QUANTITY, "cart_lines_quantity", table.quantity),
		between(1, MAXIMUM_QUANTITY, "cart_lines_chosen_quantity", table.chosenQuantity),
	],
);
