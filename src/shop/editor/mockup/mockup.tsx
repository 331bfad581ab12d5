import IconArrowsMaximize from "@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TextShaper } from "#design/text-shaping.ts";
import { classNames } from "#ui/class-names.ts";
import type { EditorSide } from "../editor-props.ts";
import { IconButton } from "../icon-button.tsx";
import { lazyPart } from "../lazy-part.tsx";

/** A column beside the stage on wide screens; on small ones a sheet below it, as panels are. */
export const MOCKUP_BESIDE_STAGE =
	"relative z-20 order-1 max-h-[62%] border-t border-line bg-paper shadow-card lg:static lg:order-none lg:max-h-none lg:w-88 lg:shrink-0 lg:max-w-[34%] lg:border-s lg:border-t-0 lg:bg-field lg:shadow-none";

/** Whatever it needs comes when somebody asks for it. */
const MockupView = lazyPart(() => import("./mockup-view.tsx"));

type MockupProps = {
	side: EditorSide;
	shaper: TextShaper;
	variantId: number;
	/** Absent where the colour is chosen beside it. */
	onVariant?: (id: number) => void;
	onClose: () => void;
	className: string;
	/** What it takes the place of stays below it until it is here. */
	before?: ReactNode;
};

/** The design as it stands on pictures of the product: the frame is there at once, and can be closed again. */
export function Mockup({ onClose, className, before, ...shown }: MockupProps) {
	const { t } = useTranslation("create");
	const [isHere, setHere] = useState(false);
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

	return (
		<>
			<section
				aria-labelledby="mockup-name"
				onKeyDown={onKeyDown}
				className={classNames(
					"grid grid-cols-1 content-start gap-3 overflow-y-auto overscroll-contain px-4 py-2 max-lg:scroll-pt-[31dvh] lg:py-4",
					className,
					before !== undefined && !isHere && "lg:flex-none!",
				)}
			>
				<div className="flex items-center gap-1">
					<h2 ref={heading} id="mockup-name" tabIndex={-1} className="me-auto min-w-0 text-18">
						{t("mockup:name")}
					</h2>
					{isHere && <IconButton icon={IconArrowsMaximize} name={t("mockup:enlarge")} onClick={() => setLarge(true)} />}
					<IconButton icon={IconX} name={t("mockup:close")} onClick={close} />
				</div>
				<MockupView {...shown} onHere={setHere} large={large} onSmall={() => setLarge(false)} />
			</section>
			{!isHere && before}
		</>
	);
}
