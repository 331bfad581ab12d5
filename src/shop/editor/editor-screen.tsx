import { lazy, Suspense, useSyncExternalStore } from "react";
import type { EditorProps } from "./editor-props.ts";
import { StillView } from "./still-view.tsx";

const Editor = lazy(() => import("./editor.tsx"));

/** What the server sends is complete to look at; the editor itself comes when the browser has it. */
export function EditorScreen(props: EditorProps) {
	const inBrowser = useSyncExternalStore(
		noSubscription,
		() => true,
		() => false,
	);
	const still = <StillView props={props} />;
	if (!inBrowser) return still;
	return (
		<Suspense fallback={still}>
			<Editor {...props} />
		</Suspense>
	);
}

function noSubscription() {
	return () => {};
}
