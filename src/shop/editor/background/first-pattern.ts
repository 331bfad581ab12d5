import type { BackgroundPattern } from "#design/document.ts";

export const FIRST_PATTERN: BackgroundPattern = { form: "stripes", color: "#f3e6d3", size: 10 };
