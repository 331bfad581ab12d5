import type { CSSProperties } from "react";
import type { BrandCode } from "#core/brands.ts";

/** The brands' tokens as values: mail programs know no custom properties. Kept equal to ui/tokens.css by a test. */
export const MAIL_COLORS = {
	keepsake: {
		paper: "#FBF8F3",
		surface: "#FFFFFF",
		ink: "#1F1B16",
		inkSoft: "#5C554B",
		accent: "#B4431F",
		onAccent: "#FFFFFF",
	},
	popkin: {
		paper: "#FFFFFF",
		surface: "#F4F1FF",
		ink: "#17122B",
		inkSoft: "#544E6B",
		accent: "#5B2EFF",
		onAccent: "#FFFFFF",
	},
} as const satisfies Record<BrandCode, Record<string, string>>;

const DISPLAY = "Fraunces, Georgia, serif";
const TEXT = "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif";

export function mailLook(brand: BrandCode) {
	const color = MAIL_COLORS[brand];
	const display = brand === "keepsake" ? DISPLAY : TEXT;
	const text: CSSProperties = {
		fontFamily: TEXT,
		fontSize: "16px",
		lineHeight: "1.55",
		color: color.ink,
		margin: "0 0 12px",
	};
	return {
		body: { backgroundColor: color.paper, margin: 0, padding: "24px 8px" },
		container: { backgroundColor: color.surface, maxWidth: "520px", padding: "32px 28px", borderRadius: "14px" },
		brand: {
			fontFamily: display,
			fontSize: "22px",
			lineHeight: "24px",
			fontWeight: 600,
			color: color.ink,
			margin: "0 0 28px",
		},
		heading: {
			fontFamily: display,
			fontSize: "28px",
			lineHeight: "1.15",
			fontWeight: 600,
			color: color.ink,
			margin: "0 0 16px",
		},
		text,
		line: { margin: "20px 0" },
		picture: { width: "100%", height: "auto", borderRadius: "10px" },
		caption: { ...text, fontSize: "14px", color: color.inkSoft, margin: "12px 0 8px" },
		proof: {
			boxSizing: "border-box",
			width: "100%",
			height: "auto",
			border: `1px solid ${color.inkSoft}`,
			margin: "0 0 8px",
		},
		lineName: { ...text, fontWeight: 600, margin: "10px 0 0" },
		total: { ...text, fontWeight: 700, fontSize: "18px" },
		small: { ...text, fontSize: "14px", color: color.inkSoft },
		rule: { borderColor: color.paper, margin: "20px 0" },
		action: { margin: "24px 0" },
		button: {
			backgroundColor: color.accent,
			color: color.onAccent,
			fontFamily: TEXT,
			fontSize: "16px",
			fontWeight: 600,
			padding: "14px 22px",
			borderRadius: brand === "keepsake" ? "10px" : "999px",
		},
	} satisfies Record<string, CSSProperties>;
}
