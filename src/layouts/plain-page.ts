import { createContext, type ReactNode } from "react";

/**
 * `id`: at most six digits. A list: one of its words. `own`: whatever a visitor types or a list's place; such a page is
 * drawn anew each time, so that no number of them fills the page cache.
 */
export type PageParameter = "id" | "own" | readonly string[];

/** What a page says of itself in its `handle`. */
export type PageHandle = {
	/** Namespaces of its texts, beside `general`. */
	texts?: readonly string[];
	/** A form of the page is answered with a redirect to a payment provider; or it tells by what the page has loaded. */
	leadsToPayment?: boolean | ((loaded: unknown) => boolean);
	/** A form of the page is answered with a redirect to whoever customers sign in with. */
	leadsToProviders?: boolean;
	/** Links and forms are all that it has: drawn on the server only, no React in the browser. */
	plain?: boolean;
	/** What it reads of the query; a plain page is drawn from nothing else of it. */
	parameters?: Readonly<Record<string, PageParameter>>;
};

/** While a plain page is drawn: the markup of what many pages share, drawn once for each key. */
export const PlainPage = createContext<((key: string, drawn: ReactNode) => string) | undefined>(undefined);
