/** Where a session's record is kept: sealed in its cookie, or in the database under the cookie's id. */
export const SESSION_PROVIDERS = ["h3_session", "database"] as const;
export type SessionProvider = (typeof SESSION_PROVIDERS)[number];
