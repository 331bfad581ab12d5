import { type ReactNode, useEffect, useRef } from "react";

/** An answer to what was pressed, told by an alert that takes the focus at each `answer`, with and without script. */
export function ToldAtOnce({ answer, children }: { answer: object; children: ReactNode }) {
	const box = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the same answer a second time is news too
	useEffect(() => box.current?.focus(), [answer]);
	return (
		<div
			ref={box}
			role="alert"
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: without script the answer must still be where the reader is put
			autoFocus
		>
			{children}
		</div>
	);
}
