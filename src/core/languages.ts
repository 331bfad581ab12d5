/** The shop's languages (specification, section 1), each with its texts in `locales/<language>/`. */
export const LANGUAGES = ["es", "de", "fr", "it", "pt", "nl", "da", "pl", "cs", "en", "sv", "fi"] as const;
export type Language = (typeof LANGUAGES)[number];
