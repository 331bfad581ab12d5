import { classNames } from "#ui/class-names.ts";

/** A place kept at its final size; the words "loading" belong to the status region around it. */
function Skeleton({ className, shape = "line" }: { className?: string; shape?: "line" | "card" }) {
	const corners = shape === "card" ? "rounded-card" : "rounded-control";
	return <span aria-hidden="true" className={classNames("skeleton block", corners, className)} />;
}

export function CardSkeleton() {
	return (
		<div className="grid content-start gap-3">
			<Skeleton shape="card" className="aspect-4/5" />
			<Skeleton className="h-5 w-3/4" />
			<Skeleton className="h-5 w-1/3" />
		</div>
	);
}
