import type { ReactNode } from "react";
import { PageLink } from "#ui/page-link.tsx";
import { Picture, type PictureFile } from "#ui/picture.tsx";

/** What fits a `card-grid`: two a row on a phone, three on a tablet, four on a wide screen. */
const CARD_SIZES = "(width >= 80rem) 19rem, (width >= 48rem) 30vw, 46vw";

type CardProps = {
	to: string;
	title: ReactNode;
	picture: PictureFile;
	alt?: string;
	/** One quiet line under the title. */
	detail?: ReactNode;
	/** ColorNames. */
	colors?: ReactNode;
	/** A Price. */
	price?: ReactNode;
	/** A Badge, laid on the picture. */
	badge?: ReactNode;
	first?: boolean;
	headingLevel?: 2 | 3;
};

/** An article or anything sold, 4:5; the whole card is the link. */
export function ProductCard({ picture, alt = "", badge, first, ...words }: CardProps) {
	return (
		<article className="group relative grid grid-cols-1 content-start gap-3 wrap-anywhere">
			<div className="relative aspect-4/5 overflow-hidden rounded-card bg-surface shadow-card group-hover:shadow-hover">
				<Picture file={picture} alt={alt} sizes={CARD_SIZES} first={first} className="h-full object-cover" />
				{badge && <span className="absolute inset-s-3 top-3">{badge}</span>}
			</div>
			<CardWords {...words} />
		</article>
	);
}

/** An artwork shown whole, with its paper round it. */
export function DesignCard({ picture, alt = "", badge, first, ...words }: CardProps) {
	return (
		<article className="group relative grid grid-cols-1 content-start gap-3 wrap-anywhere">
			<div className="relative grid aspect-square place-items-center overflow-hidden rounded-card border border-line bg-surface p-6 group-hover:shadow-hover">
				<Picture file={picture} alt={alt} sizes={CARD_SIZES} first={first} className="h-full object-contain" />
				{badge && <span className="absolute inset-s-3 top-3">{badge}</span>}
			</div>
			<CardWords {...words} />
		</article>
	);
}

type CardWordsProps = Pick<CardProps, "to" | "title" | "detail" | "colors" | "price" | "headingLevel">;

function CardWords({ to, title, detail, colors, price, headingLevel = 3 }: CardWordsProps) {
	const Heading = headingLevel === 2 ? "h2" : "h3";
	return (
		<div className="grid grid-cols-1 gap-1">
			<Heading className="font-text text-16 font-semibold tracking-normal">
				<PageLink
					to={to}
					className="no-underline outline-none after:absolute after:inset-0 after:rounded-card after:outline-offset-4 hover:underline focus-visible:after:outline-3 focus-visible:after:outline-focus"
				>
					{title}
				</PageLink>
			</Heading>
			{detail && <p className="text-14 text-ink-soft">{detail}</p>}
			{colors}
			{price && <p>{price}</p>}
		</div>
	);
}
