/** Other sites can't send it without being asked first: the server takes writes only with it. */
export const WRITE_HEADERS = { "x-keepsake": "1" } as const;
