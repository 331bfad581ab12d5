import { boolean, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What a visitor has filled in so far; one row for each owner and site. */
export const checkouts = pgTable(
	"checkouts",
	{
		ownerId: text().notNull(),
		site: text().notNull(),
		/** Drawn anew after each placed order: a double click or a second tab repeats the same key. */
		idempotencyKey: uuid().notNull(),
		guestChoice: text({ enum: ["remain_guest", "continue_like_guest"] }),
		customerType: text({ enum: ["PERSON", "COMPANY"] }),
		email: text(),
		firstName: text(),
		lastName: text(),
		company: text(),
		vatId: text(),
		phone: text(),
		/** The name on the parcel, where it is not the one who orders. */
		recipient: text(),
		country: text(),
		street: text(),
		streetNumber: text(),
		unit: text(),
		postcode: text(),
		city: text(),
		province: text(),
		deliveryMode: text({ enum: ["ADDRESS", "PICKPOINT", "MANAGED", "CUSTOMER"] }),
		shippingOption: text(),
		newsletter: boolean().notNull().default(false),
		updatedAt: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.ownerId, table.site] })],
);
