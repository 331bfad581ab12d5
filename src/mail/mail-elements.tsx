import type { CSSProperties, ReactNode } from "react";

type Styled = { style?: CSSProperties; children: ReactNode };

const CENTERED = {
	width: "100%",
	border: 0,
	cellPadding: 0,
	cellSpacing: 0,
	role: "presentation",
	align: "center",
} as const;
/** A long name breaks before it makes the mail wider than a telephone; not all mail programs know the first. */
const WRAPPED: CSSProperties = { overflowWrap: "anywhere", wordBreak: "break-word" };
const UNSEEN: CSSProperties = {
	display: "none",
	overflow: "hidden",
	lineHeight: "1px",
	opacity: 0,
	maxHeight: 0,
	maxWidth: 0,
};
const LINK: CSSProperties = { lineHeight: "120%", textDecoration: "none", display: "inline-block", maxWidth: "100%" };
/** Spaces without width: mail programs show nothing of the mail behind the preview. */
const AFTER_PREVIEW = "\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff".repeat(60);

/** A table of one cell: the only box that every mail program lays out alike. */
export function Box({ style, children }: Styled) {
	return (
		<table {...CENTERED} style={{ tableLayout: "fixed", ...style }}>
			<tbody>
				<tr>
					<td style={WRAPPED}>{children}</td>
				</tr>
			</tbody>
		</table>
	);
}

/** The page behind the mail: some mail programs drop the body and its colour. */
export function Page({ language, preview, style, children }: Styled & { language: string; preview: string }) {
	return (
		<html dir="ltr" lang={language}>
			<head>
				<meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
				<meta content="width=device-width, initial-scale=1" name="viewport" />
				<meta name="x-apple-disable-message-reformatting" />
			</head>
			<body style={{ backgroundColor: style?.backgroundColor, margin: 0, padding: 0 }}>
				<div style={UNSEEN}>
					{preview}
					<div>{AFTER_PREVIEW}</div>
				</div>
				<table {...CENTERED} style={{ tableLayout: "fixed" }}>
					<tbody>
						<tr>
							<td style={style}>{children}</td>
						</tr>
					</tbody>
				</table>
			</body>
		</html>
	);
}

/** Two cells, the second one at the right edge. */
export function TwoCells({ first, second }: { first: ReactNode; second: ReactNode }) {
	return (
		<table {...CENTERED}>
			<tbody>
				<tr>
					<td style={WRAPPED}>{first}</td>
					<td align="right" style={{ whiteSpace: "nowrap", paddingLeft: "12px" }}>
						{second}
					</td>
				</tr>
			</tbody>
		</table>
	);
}

export function Rule({ style }: { style: CSSProperties }) {
	return <hr style={{ width: "100%", border: "none", borderTop: "1px solid", ...style }} />;
}

type MailPictureProps = { src: string; alt: string; width?: number; style: CSSProperties };

/** Of low priority, or React tells the mail program to load it beforehand. */
export function MailPicture({ src, alt, width = 460, style }: MailPictureProps) {
	return (
		<img
			src={src}
			alt={alt}
			width={width}
			fetchPriority="low"
			style={{ display: "block", border: "none", outline: "none", ...style }}
		/>
	);
}

export function ButtonLink({ href, style, children }: Styled & { href: string }) {
	return (
		<a href={href} target="_blank" rel="noreferrer" style={{ ...LINK, ...style }}>
			{children}
		</a>
	);
}

/** Words in which one part, an order's number, stays on one line. */
export function Whole({ words, part }: { words: string; part: string }) {
	const at = words.indexOf(part);
	if (at < 0) return words;
	return (
		<>
			{words.slice(0, at)}
			<span style={{ whiteSpace: "nowrap" }}>{part}</span>
			{words.slice(at + part.length)}
		</>
	);
}
