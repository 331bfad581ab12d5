import { classNames } from "#ui/class-names.ts";

const MOST = 5;
/** Five points, in a square of 24. */
const STAR = "M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.4l-5.9 3.1 1.2-6.5L2.5 9.4l6.6-.9z";

/** So many of five; the words say it to those who do not see them. */
export function Stars({ rating, label, className }: { rating: number; label: string; className?: string }) {
	return (
		<span role="img" aria-label={label} className={classNames("inline-flex text-accent", className)}>
			{Array.from({ length: MOST }, (_, index) => index + 1).map((star) => (
				<svg key={star} viewBox="0 0 24 24" width="1.125rem" height="1.125rem" aria-hidden="true">
					<path
						d={STAR}
						fill={star <= Math.round(rating) ? "currentColor" : "none"}
						stroke="currentColor"
						strokeWidth="1.5"
						strokeLinejoin="round"
					/>
				</svg>
			))}
		</span>
	);
}
