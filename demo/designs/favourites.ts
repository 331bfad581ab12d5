/** Two at least of every occasion that show what the shop can do: its theme of favourites. */
export const FAVOURITES: ReadonlySet<number> = new Set([
	9001, 9002, 9003, 9004, 9005, 9006, 9008, 9010, 9011, 9015, 9023, 9027, 9028, 9033, 9036, 9045, 9048, 9053, 9056,
	9107, 9113, 9202, 9211, 9222, 9241, 9251, 9401, 9501, 9504,
]);
