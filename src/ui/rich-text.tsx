import type { CSSProperties, ReactNode } from "react";
import { type Block, type Line, MISSING } from "#core/rich-text.ts";
import { PageLink } from "#ui/page-link.tsx";

type Dress = { className?: string; style?: CSSProperties };
const PARTS = ["h2", "h3", "text", "list", "quote", "callout", "table", "name", "cell", "link", "missing"] as const;
export type RichTextLook = Readonly<Record<(typeof PARTS)[number], Dress>>;

const PAGE: RichTextLook = {
	h2: { className: "pt-6 text-22 lg:text-28" },
	h3: { className: "pt-2 text-18" },
	text: { className: "max-w-prose" },
	list: { className: "grid max-w-prose gap-2 ps-6" },
	quote: { className: "max-w-prose border-s-4 border-support-2 ps-5 text-18" },
	callout: { className: "max-w-prose rounded-card border border-line bg-surface p-5" },
	table: { className: "@container" },
	name: {
		className:
			"w-2/5 border-line py-2 pe-4 text-start align-top wrap-anywhere sm:w-64 @max-2xs:block @max-2xs:w-auto @max-2xs:pb-0 @2xs:border-b",
	},
	cell: {
		className: "border-b border-line py-2 pe-4 text-start align-top wrap-anywhere @max-2xs:block @max-2xs:pe-0",
	},
	link: { className: "underline underline-offset-4 hover:decoration-2" },
	missing: { className: "rounded-sm bg-warning-soft px-1 text-warning" },
};

type RichTextProps = {
	blocks: readonly Block[];
	/** Mails bring their own: they know no classes. */
	look?: RichTextLook;
	/** Where links to pages of the shop begin; mails need whole addresses. */
	base?: string;
	/** Links load a new document. */
	reload?: boolean;
};

/** The one way from stored text to what is read, on pages and in mails. */
export function RichText({ blocks, look = PAGE, ...links }: RichTextProps) {
	const how = { look, ...links };
	return blocks.map((block, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: a text's blocks have no other name and never move
		<BlockView key={index} block={block} how={how} />
	));
}

type How = { look: RichTextLook } & Pick<RichTextProps, "base" | "reload">;

function BlockView({ block, how }: { block: Block; how: How }): ReactNode {
	const { look } = how;
	const show = (line: Line) => <LineView line={line} how={how} />;
	switch (block.kind) {
		case "heading": {
			const Heading = block.level === 2 ? "h2" : "h3";
			return <Heading {...look[Heading]}>{show(block.text)}</Heading>;
		}
		case "paragraph":
			return <p {...look.text}>{show(block.text)}</p>;
		case "list": {
			const List = block.ordered ? "ol" : "ul";
			const mark = block.ordered ? "list-decimal" : "list-disc";
			return (
				<List {...look.list} className={look.list.className && `${mark} ${look.list.className}`}>
					{keyed(block.items, (item) => (
						<li>{show(item)}</li>
					))}
				</List>
			);
		}
		case "image":
			return (
				<img
					src={block.src}
					alt={block.alt}
					width={block.width}
					height={block.height}
					loading="lazy"
					className="h-auto rounded-card"
				/>
			);
		case "quote":
			return (
				<blockquote {...look.quote}>
					<p>{show(block.text)}</p>
					{block.source && <footer>{block.source}</footer>}
				</blockquote>
			);
		case "callout":
			return <p {...look.callout}>{show(block.text)}</p>;
		case "table":
			return (
				<div {...look.table}>
					<table>
						<thead>
							<tr>
								{keyed(block.head, (cell) => (
									<th scope="col" {...look.cell}>
										{show(cell)}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{keyed(block.rows, (row) => (
								<tr>
									{keyed(row, (cell) => (
										<td {...look.cell}>{show(cell)}</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</div>
			);
		case "facts":
			return (
				<div {...look.table}>
					<table>
						<tbody>
							{keyed(block.items, ({ name, value }) => (
								<tr>
									<th scope="row" {...look.name}>
										{show(name)}
									</th>
									<td {...look.cell}>{show(value)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			);
	}
}

function LineView({ line, how }: { line: Line; how: How }) {
	return keyed(line, (part) => {
		if (typeof part === "string") return part;
		if ("field" in part) return `[${part.field}]`;
		if (MISSING.test(part.text) && !part.link) return <mark {...how.look.missing}>{part.text}</mark>;
		const text = part.strong ? <strong>{part.text}</strong> : part.emphasis ? <em>{part.text}</em> : part.text;
		return part.link ? <LineLink to={part.link} how={how} text={text} /> : text;
	});
}

function LineLink({ to, text, how: { look, base, reload } }: { to: string; text: ReactNode; how: How }) {
	if (base !== undefined)
		return (
			<a href={to.startsWith("/") ? base + to : to} {...look.link}>
				{text}
			</a>
		);
	return (
		<PageLink to={to} reload={reload ?? false} {...look.link}>
			{text}
		</PageLink>
	);
}

/** Pieces of a text are known by their places. */
function keyed<Piece>(pieces: readonly Piece[], show: (piece: Piece) => ReactNode): ReactNode[] {
	// biome-ignore lint/suspicious/noArrayIndexKey: as above
	return pieces.map((piece, index) => <Place key={index}>{show(piece)}</Place>);
}

function Place({ children }: { children: ReactNode }) {
	return children;
}
