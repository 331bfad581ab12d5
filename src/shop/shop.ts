import type { Logger } from "pino";
import type { Brand, BrandCode } from "#core/brands.ts";
import type { Company } from "#core/company.ts";
import type { AccountPermission, CustomerGroup } from "#core/customer-group.ts";
import type { CustomerType } from "#core/customer-type.ts";
import type { OidcProvider } from "#core/oidc-provider.ts";
import type { Locale, Site } from "#core/sites.ts";
import type { Database } from "#database/database.ts";
import type { FileStore } from "./file-store.server.ts";
import type { Owner } from "./owner.ts";
import type { SessionRecords } from "./session-records.ts";

/** What a request knows, made once in http/. A transaction is the same value with another `db`. */
export type Shop = Workshop & {
	readonly site: Site;
	readonly brand: Brand;
	readonly locale: Locale;
	/** `/es-es` or nothing on the site's own address. */
	readonly prefix: string;
	/** Whose request it is, as far as it can be told; limits count by it. */
	readonly clientAddress: string;
	/** Scheme and host that the visitor used. */
	readonly origin: string;
	readonly session: VisitorSession;
	readonly visit: Visit;
	/** What the session has chosen and told. */
	readonly records: SessionRecords;
	/** undefined for a guest. */
	readonly customer: SignedInCustomer | undefined;
	readonly owner: Owner;
};

/** Who is signed in, as read for this request. */
export type SignedInCustomer = {
	readonly id: number;
	readonly type: CustomerType;
	readonly email: string;
	readonly displayName: string;
	readonly firstName: string | null;
	readonly lastName: string | null;
	readonly companyName: string | null;
	readonly vatId: string | null;
	readonly phone: string | null;
	readonly group: CustomerGroup;
	readonly may: Readonly<Record<AccountPermission, boolean>>;
	/** May not place orders. */
	readonly blocked: boolean;
	readonly hasSecondFactor: boolean;
	/** Of the sign-in session, not its token: lists of sessions mark their own by it. */
	readonly signInId: number;
	/** The visit that signed in, as long as what it made is not the customer's yet. */
	readonly visitId: string | null;
	readonly signedInUntil: Date;
};

/** What a job knows: no visitor, no site. */
export type Workshop = {
	readonly db: Database;
	readonly files: FileStore;
	readonly now: Date;
	readonly log: Logger;
	/** The address that the outside reaches us at. */
	readonly baseUrl: string;
	/** Where a locale's pages begin, without a closing slash: what mails and search engines are told. */
	readonly addressOf: (brand: BrandCode, locale: Pick<Locale, "code">) => string;
	/** Who runs the shop, as far as it has been said. */
	readonly company: Company;
	readonly sandboxUrl: string;
	/** The script of the analytics tag. */
	readonly tagUrl: string;
	/** Derives the key of one purpose from the shop's secret. */
	readonly key: (purpose: string) => string;
	readonly demo: boolean;
	/** There is a mail server; without one mails wait in the outbox. */
	readonly sendsMail: boolean;
	/** The sign-in engine; only shop/customers asks it. */
	readonly engine: (request: Request) => Promise<Response>;
	/** Providers of OpenID Connect that customers may sign in with. */
	readonly oidcProviders: readonly Pick<OidcProvider, "id" | "name" | "issuer">[];
};

/** The request itself, for sign-in alone. */
export type Visit = {
	readonly headers: Headers;
	/** The cookie leaves with the answer. */
	readonly setCookie: (line: string) => void;
};

export type VisitorSession = {
	/** SHA-256 of the cookie: what tables hold. undefined for a visitor who has not written anything yet. */
	readonly id: string | undefined;
	/** Starts the session where there is none; its cookie leaves with the answer. */
	readonly start: () => string;
};

/** Runs `work` in one transaction, with the shop that writes into it. */
export function inTransaction<S extends Pick<Workshop, "db">, Result>(
	shop: S,
	work: (shop: S) => Promise<Result>,
): Promise<Result> {
	return shop.db.transaction((db) => work({ ...shop, db }));
}
