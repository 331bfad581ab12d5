/** With a cart line's id: when (milliseconds since 1970) this browser gave up what was changed of it. */
export const GIVEN_UP = "keepsake-given-up:";
