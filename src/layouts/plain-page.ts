import { createContext, type ReactElement } from "react";

/** What a page says of itself in its `handle`. */
export type PageHandle = {
	/** Namespaces of its texts, beside `general`. */
	texts?: readonly string[];
	/** A form of the page is answered with a redirect to a payment provider. */
	leadsToPayment?: boolean;
	/** Links and forms are all that it has: drawn on the server only, no React in the browser. */
	plain?: boolean;
	/** Of the query, ids of at most six digits each; a plain page is drawn from nothing else of it. */
	parameters?: readonly string[];
};

/** While a plain page is drawn: the markup of what many pages share, drawn once for each key. */
export const PlainPage = createContext<((key: string, drawn: ReactElement) => string) | undefined>(undefined);
