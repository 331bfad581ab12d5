/** Where a tab's editor notes when (milliseconds since 1970) it was left with something still on its way to the shop. */
export const PARTING_SAVE = "keepsake-parting-save";
