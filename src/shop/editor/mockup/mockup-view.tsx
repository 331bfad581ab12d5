import IconArrowsMaximize from "@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TextShaper } from "#design/text-shaping.ts";
import { classNames } from "#ui/class-names.ts";
import { ColorChoice } from "../color-choice.tsx";
import type { EditorSide } from "../editor-props.ts";
import { useEditorTools } from "../editor-tools.ts";
import { IconButton } from "../icon-button.tsx";
import { LargeView } from "./large-view.tsx";
import { MockupStage } from "./mockup-stage.tsx";
import { SceneRadios } from "./scene-radios.tsx";
import { TurnSlider } from "./turn-slider.tsx";
import { useMockupPicture } from "./use-mockup-picture.ts";
import { useScene } from "./use-scene.ts";

type MockupViewProps = {
	side: EditorSide;
	shaper: TextShaper;
	variantId: number;
	/** Absent where the colour is chosen beside it. */
	onVariant?: (id: number) => void;
	onClose: () => void;
	className?: string;
};

/** The design as it stands on pictures of the product. */
export default function MockupView({ side, shaper, variantId, onVariant, onClose, className }: MockupViewProps) {
	const { t } = useTranslation("create");
	const { props } = useEditorTools();
	const color = props.variants.find(({ id }) => id === variantId);
	const view = useScene(side, color?.color?.name);
	const session = useMockupPicture(view.shown, shaper, color?.color?.hex ?? null);
	const [large, setLarge] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);
	const opener = useRef<Element | null>(null);
	useEffect(() => {
		opener.current = document.activeElement;
		heading.current?.focus({ preventScroll: true });
	}, []);

	function close(): void {
		onClose();
		if (opener.current instanceof HTMLElement && opener.current.isConnected)
			opener.current.focus({ preventScroll: true });
	}

	function onKeyDown(event: KeyboardEvent): void {
		if (event.key !== "Escape" || large || event.defaultPrevented) return;
		event.stopPropagation();
		close();
	}

	const stage = <MockupStage session={session} view={view} variantId={variantId} />;
	const choices = (id: string) => (
		<>
			<SceneRadios id={id} view={view} />
			{view.steps > 0 && <TurnSlider step={view.step} steps={view.steps} onStep={view.turn} />}
			{onVariant && <ColorChoice id={`${id}-color`} variantId={variantId} onVariant={onVariant} />}
		</>
	);
	return (
		<section
			aria-labelledby="mockup-name"
			onKeyDown={onKeyDown}
			className={classNames(
				"grid grid-cols-1 content-start gap-3 overflow-y-auto overscroll-contain px-4 py-2 max-lg:scroll-pt-[31dvh] lg:py-4",
				className,
			)}
		>
			<div className="flex items-center gap-1">
				<h2 ref={heading} id="mockup-name" tabIndex={-1} className="me-auto min-w-0 text-18">
					{t("mockup:name")}
				</h2>
				<IconButton icon={IconArrowsMaximize} name={t("mockup:enlarge")} onClick={() => setLarge(true)} />
				<IconButton icon={IconX} name={t("mockup:close")} onClick={close} />
			</div>
			<div className="bg-inherit max-lg:sticky max-lg:top-0 max-lg:z-10">
				<div className="mx-auto aspect-square w-full max-w-[min(100%,30dvh)] lg:max-w-[min(100%,70dvh)]">{stage}</div>
			</div>
			{choices("mockup")}
			{large && (
				<LargeView onClose={() => setLarge(false)} choices={choices("large-mockup")}>
					{stage}
				</LargeView>
			)}
		</section>
	);
}
