import { LIGHT } from "#design/contrast.ts";
import { layoutSide } from "#design/layout.ts";
import { DesignSvg } from "#painters/svg.tsx";
import { useEditorTools } from "../editor-tools.ts";
import type { KeptContent } from "../kernels/kept-version.ts";
import { sideGround } from "../side-ground.ts";

/** Pixels of its picture a millimetre are few: it is as large as a thumb. */
const SMALL_PICTURE = 320;

type DrawnVersionProps = { content: KeptContent; shownSide: string; idPrefix: string };

/** One side of a state of the design on its paper or cloth; its fonts are there already. */
export function DrawnVersion({ content, shownSide, idPrefix }: DrawnVersionProps) {
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
