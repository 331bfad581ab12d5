/** The languages whose texts are complete: `locales/<language>/`. */
export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
