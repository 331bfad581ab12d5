import { classNames } from "#ui/class-names.ts";

/** A place kept at its final size; the words "loading" belong to the status region around it. */
export function Skeleton({ className }: { className?: string }) {
	return <span aria-hidden="true" className={classNames("skeleton block rounded-control", className)} />;
}

export function CardSkeleton() {
	return (
		<div className="grid content-start gap-3">
			<Skeleton className="aspect-4/5 rounded-card" />
			<Skeleton className="h-5 w-3/4" />
			<Skeleton className="h-5 w-1/3" />
		</div>
	);
}
