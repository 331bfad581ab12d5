import { redirectDocument as redirectDocumentTo, redirect as redirectTo } from "react-router";

type Init = Parameters<typeof redirectTo>[1];

/** Of loaders and actions. Addresses have letters of every language; the header that tells them has ASCII alone. */
export function redirect(address: string, init?: Init): Response {
	return redirectTo(inAscii(address), init);
}

/** The same, for a page that is loaded anew. */
export function redirectDocument(address: string, init?: Init): Response {
	return redirectDocumentTo(inAscii(address), init);
}

function inAscii(address: string): string {
	return address.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
