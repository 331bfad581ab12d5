import IconCircle from "@tabler/icons-react/dist/esm/icons/IconCircle.mjs";
import IconHeart from "@tabler/icons-react/dist/esm/icons/IconHeart.mjs";
import IconMinus from "@tabler/icons-react/dist/esm/icons/IconMinus.mjs";
import IconSquare from "@tabler/icons-react/dist/esm/icons/IconSquare.mjs";
import IconStar from "@tabler/icons-react/dist/esm/icons/IconStar.mjs";
import { useTranslation } from "react-i18next";
import { SHAPE_FORMS, type ShapeForm } from "#design/document.ts";
import { Icon, type IconShape } from "#ui/icon.tsx";
import { useEditorTools } from "../editor-tools.ts";
import { insertNew } from "../kernels/editing.ts";
import { newShape } from "../kernels/new-elements.ts";
import { PALETTE } from "../palette.ts";
import { useToldInsertion } from "../use-told-insertion.ts";

const ICONS: Readonly<Record<ShapeForm, IconShape>> = {
	rectangle: IconSquare,
	ellipse: IconCircle,
	heart: IconHeart,
	star: IconStar,
	line: IconMinus,
};
const FIRST_COLOR = PALETTE[3].color;

export function ShapeChoice({ onDone }: { onDone: () => void }) {
	const { t } = useTranslation("create");
	const { store, newId, shaper, room: newRoom } = useEditorTools();
	const tellInsertion = useToldInsertion();
	return (
		<ul className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-1">
			{SHAPE_FORMS.map((form) => (
				<li key={form}>
					<button
						type="button"
						className="press grid min-h-16 w-full place-items-center gap-1 rounded-tile p-1 text-14 hover:bg-line"
						onClick={() => {
							const room = newRoom();
							const shape = newShape(newId(), form, FIRST_COLOR, room);
							tellInsertion(insertNew(store, shape, room, { shaper: shaper() }), t(`shape.${form}`), room);
							onDone();
						}}
					>
						<Icon of={ICONS[form]} size={24} />
						{t(`shape.${form}`)}
					</button>
				</li>
			))}
		</ul>
	);
}
