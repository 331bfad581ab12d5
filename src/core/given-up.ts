/** Where a browser notes of which cart line, and when (milliseconds since 1970), what was changed was given up last. */
export const GIVEN_UP = "keepsake-given-up";
