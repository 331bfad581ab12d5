import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "#ui/notice.tsx";

/** Why nobody was let in. Takes the focus with each answer, with and without script: on a phone the form is longer than the window. */
export function RefusedNotice({ answer, children }: { answer: object | undefined; children: ReactNode }) {
	const box = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the same refusal of another try is another answer
	useEffect(() => box.current?.focus(), [answer]);
	return (
		// biome-ignore lint/a11y/noAutofocus: without script a refused form must still put the reader here
		<div ref={box} role="alert" tabIndex={-1} autoFocus className="rounded-card">
			<Notice tone="danger">{children}</Notice>
		</div>
	);
}
