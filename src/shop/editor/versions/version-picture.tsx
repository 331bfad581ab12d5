import { useEffect, useRef, useState } from "react";
import { LIGHT } from "#design/contrast.ts";
import { layoutSide } from "#design/layout.ts";
import { fontsOf } from "#painters/fonts.ts";
import { DesignSvg } from "#painters/svg.tsx";
import { useEditorState, useEditorTools } from "../editor-tools.ts";
import type { KeptContent } from "../kernels/kept-version.ts";
import { sideGround } from "../side-ground.ts";

/** Pixels of its picture a millimetre are few: it is as large as a thumb. */
const SMALL_PICTURE = 320;

/** The side that is open, as it was then; asked for when it comes into sight. */
export function VersionPicture({ projectId, version }: { projectId: string; version: number }) {
	const { ports, props, prepareFonts, shaper } = useEditorTools();
	const { selection } = useEditorState();
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

	const sides = content?.document.sides ?? [];
	const side = sides.find(({ code }) => code === selection.side) ?? sides[0];
	const cloth = props.variants.find(({ id }) => id === content?.variantId)?.surround ?? LIGHT;
	return (
		<div ref={box} className="grid size-16 shrink-0 place-items-center rounded-card bg-editor-surround p-1">
			{side && (
				<DesignSvg
					side={side}
					display={[sideGround(side, cloth), ...layoutSide(side, shaper())]}
					crop="trim"
					href={(id) => ports.pictureUrl(id, SMALL_PICTURE)}
					idPrefix={`version-picture-${version}`}
					className="size-full"
				/>
			)}
		</div>
	);
}
