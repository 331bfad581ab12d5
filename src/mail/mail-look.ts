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
		accentSoft: "#F9EBE4",
		onAccent: "#FFFFFF",
		line: "#E8E0D4",
		support1: "#2F5D50",
		onSupport1: "#FFFFFF",
		support2: "#E8B04B",
		support3: "#F3D9CC",
	},
	popkin: {
		paper: "#FFFFFF",
		surface: "#F4F1FF",
		ink: "#17122B",
		inkSoft: "#544E6B",
		accent: "#5B2EFF",
		accentSoft: "#ECE6FF",
		onAccent: "#FFFFFF",
		line: "#E0DAF3",
		support1: "#C6F24E",
		onSupport1: "#17122B",
		support2: "#FF6B57",
		support3: "#BFE3FF",
	},
} as const satisfies Record<BrandCode, Record<string, string>>;

/** The picture on top of every mail, in pixels of the mail; it goes along as this part of the message. */
export const MAIL_HEADER = { contentId: "mail-header", width: 520, height: 78 } as const;

const TEXT = "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif";

/** What sets the brands apart beyond their colours. */
const SHAPES = {
	keepsake: {
		display: { fontFamily: "Fraunces, Georgia, serif", fontWeight: 600 },
		card: "14px",
		control: "10px",
		picture: "10px",
	},
	popkin: {
		display: { fontFamily: `'Bricolage Grotesque', ${TEXT}`, fontWeight: 700, letterSpacing: "-0.02em" },
		card: "20px",
		control: "999px",
		picture: "12px",
	},
} as const satisfies Record<BrandCode, object>;

export function mailLook(brand: BrandCode) {
	const color = MAIL_COLORS[brand];
	const shape = SHAPES[brand];
	const text: CSSProperties = {
		fontFamily: TEXT,
		fontSize: "16px",
		lineHeight: "1.55",
		color: color.ink,
		margin: "0 0 12px",
	};
	return {
		body: { backgroundColor: color.paper, margin: 0, padding: "24px 8px" },
		head: { maxWidth: `${MAIL_HEADER.width}px` },
		// Mail programs that show no pictures write its words in this type.
		header: {
			...shape.display,
			width: "100%",
			height: "auto",
			borderRadius: `${shape.card} ${shape.card} 0 0`,
			fontSize: "22px",
			color: color.ink,
		},
		container: {
			backgroundColor: color.surface,
			maxWidth: `${MAIL_HEADER.width}px`,
			padding: "32px 28px",
			borderRadius: `0 0 ${shape.card} ${shape.card}`,
		},
		heading: {
			...shape.display,
			fontSize: "28px",
			lineHeight: "1.15",
			color: color.ink,
			margin: "0 0 16px",
		},
		text,
		line: { margin: "20px 0" },
		picture: { width: "100%", height: "auto", borderRadius: shape.picture },
		caption: { ...text, fontSize: "14px", color: color.inkSoft, margin: "12px 0 8px" },
		proof: {
			boxSizing: "border-box",
			width: "100%",
			height: "auto",
			border: `1px solid ${color.inkSoft}`,
			margin: "0 0 8px",
		},
		lineName: { ...text, fontWeight: 600, margin: "10px 0 0" },
		lineWords: { ...text, fontSize: "14px", color: color.inkSoft, margin: 0 },
		total: { ...text, fontWeight: 700, fontSize: "18px" },
		small: { ...text, fontSize: "14px", color: color.inkSoft },
		rule: { borderColor: color.line, margin: "20px 0" },
		foot: { maxWidth: `${MAIL_HEADER.width}px`, padding: "16px 28px" },
		footLink: { color: color.inkSoft, marginRight: "16px" },
		action: { margin: "24px 0" },
		button: {
			backgroundColor: color.accent,
			color: color.onAccent,
			fontFamily: TEXT,
			fontSize: "16px",
			fontWeight: 600,
			padding: "14px 22px",
			borderRadius: shape.control,
		},
	} satisfies Record<string, CSSProperties>;
}
