/** Sent with what is made on a page that takes itself for a customer's. */
export const SIGNED_IN_HEADER = "x-keepsake-signed-in";
