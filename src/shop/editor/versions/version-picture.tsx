import { memo, useEffect, useRef, useState } from "react";
import { fontsOf } from "#painters/fonts.ts";
import { useEditorTools } from "../editor-tools.ts";
import type { KeptContent } from "../kernels/kept-version.ts";
import { DrawnVersion } from "./drawn-version.tsx";

type VersionPictureProps = { projectId: string; version: number; shownSide: string };

/** The side that is open, as it was then; asked for when it comes into sight, and drawn once: a version never changes. */
export const VersionPicture = memo(function VersionPicture({ projectId, version, shownSide }: VersionPictureProps) {
	const { ports, prepareFonts } = useEditorTools();
	const box = useRef<HTMLDivElement>(null);
	const [content, setContent] = useState<KeptContent>();

	useEffect(() => {
		let gone = false;
		const watcher = new IntersectionObserver(([entry]) => {
			if (!entry?.isIntersecting) return;
			watcher.disconnect();
			void load();
		});
		if (box.current) watcher.observe(box.current);
		return () => {
			gone = true;
			watcher.disconnect();
		};

		async function load(): Promise<void> {
			const found = await ports.readVersion(projectId, version);
			if (!found || gone) return;
			await prepareFonts(fontsOf(found.document)).catch(() => {});
			if (!gone) setContent(found);
		}
	}, [ports, prepareFonts, projectId, version]);

	return (
		<div ref={box} className="grid size-28 shrink-0 place-items-center rounded-card bg-editor-surround p-1">
			{content && <DrawnVersion content={content} shownSide={shownSide} idPrefix={`version-picture-${version}`} />}
		</div>
	);
});
