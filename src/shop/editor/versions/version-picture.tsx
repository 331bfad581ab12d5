import { memo, useEffect, useRef, useState } from "react";
import { LIGHT } from "#design/contrast.ts";
import { layoutSide } from "#design/layout.ts";
import { fontsOf } from "#painters/fonts.ts";
import { DesignSvg } from "#painters/svg.tsx";
import { useEditorTools } from "../editor-tools.ts";
import type { KeptContent } from "../kernels/kept-version.ts";
import { sideGround } from "../side-ground.ts";

/** Pixels of its picture a millimetre are few: it is as large as a thumb. */
const SMALL_PICTURE = 320;

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
		<div ref={box} className="grid size-16 shrink-0 place-items-center rounded-card bg-editor-surround p-1">
			{content && <DrawnVersion content={content} shownSide={shownSide} idPrefix={`version-picture-${version}`} />}
		</div>
	);
});

function DrawnVersion(props: { content: KeptContent; shownSide: string; idPrefix: string }) {
	const { content, shownSide, idPrefix } = props;
	const { ports, props: editor, shaper } = useEditorTools();
	const { sides } = content.document;
	const side = sides.find(({ code }) => code === shownSide) ?? sides[0];
	const cloth = editor.variants.find(({ id }) => id === content.variantId)?.surround ?? LIGHT;
	if (!side) return null;
	return (
		<DesignSvg
			side={side}
			display={[sideGround(side, cloth), ...layoutSide(side, shaper())]}
			crop="trim"
			href={(id) => ports.pictureUrl(id, SMALL_PICTURE)}
			idPrefix={idPrefix}
			className="size-full"
		/>
	);
}
