import { type ReactNode, useEffect, useRef } from "react";

export type FieldError = { /** The id of the field. */ field: string; text: ReactNode };

type ErrorSummaryProps = { title: ReactNode; errors: readonly FieldError[] };

/** All errors of a form in one place; takes the focus when it comes, with and without script. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (errors.length > 0) box.current?.focus();
	}, [errors]);

	if (errors.length === 0) return null;
	return (
		<div
			ref={box}
			role="alert"
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: without script a refused form must still put the reader here
			autoFocus
			className="grid gap-2 rounded-card border-2 border-danger bg-field p-5"
		>
			<h2 className="text-22">{title}</h2>
			<ul className="grid list-disc gap-1 ps-5">
				{errors.map(({ field, text }) => (
					<li key={field}>
						<a href={`#${field}`} className="font-medium text-danger underline underline-offset-4">
							{text}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
