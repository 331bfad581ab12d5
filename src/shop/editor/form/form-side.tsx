import IconPhotoPlus from "@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs";
import IconTypography from "@tabler/icons-react/dist/esm/icons/IconTypography.mjs";
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ElementKind, LeafElement } from "#design/document.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import type { Warning } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { Button } from "#ui/button.tsx";
import { ColorField } from "../color-field.tsx";
import type { EditorSide } from "../editor-props.ts";
import { useEditorTools, useLiveState } from "../editor-tools.ts";
import { byPanel } from "../kernels/by-panel.ts";
import { sideOf } from "../kernels/commands.ts";
import { changeBackground, insertNewText } from "../kernels/editing.ts";
import { newText } from "../kernels/new-elements.ts";
import { inReadingOrder } from "../kernels/reading-order.ts";
import { isLocked, may } from "../kernels/rights.ts";
import { lazyPart } from "../lazy-part.tsx";
import { tellPlaceOfNew } from "../place-of-new.ts";
import { UploadList } from "../upload-list.tsx";
import { PhotoAnswer } from "./photo-answer.tsx";
import { TextAnswer } from "./text-answer.tsx";
import { WarningNotes } from "./warning-notes.tsx";

const CalendarAnswer = lazyPart(() => import("../calendar/calendar-answer.tsx"));

/** Shapes and lines are the designer's. */
const ASKED: readonly ElementKind[] = ["text", "photo", "qr", "calendar"];

type FormSideProps = {
	side: EditorSide;
	shaper: TextShaper;
	/** Of this side. */
	warnings: readonly Warning[];
};

/** What one side asks for, in the order in which it is read. Whoever works on it sees it in the picture. */
export function FormSide({ side, shaper, warnings }: FormSideProps) {
	const { t } = useTranslation("create");
	const tools = useEditorTools();
	const { props, store, measure, surroundings, newId, choosePhoto, room: newRoom } = tools;
	const { document } = useLiveState();
	const list = useRef<HTMLDivElement>(null);
	const [added, setAdded] = useState<string | null>(null);
	const heading = useId();
	const drawn = sideOf(document, side.code);
	const elements = drawn?.elements ?? [];
	const numbers = drawn && store.numbers(drawn);
	const isAsked = (element: LeafElement) =>
		ASKED.includes(element.kind) && (may(document, element, "content") || isLocked(document, element));
	const parts = byPanel(inReadingOrder(elements).filter(isAsked), side);
	const asked = parts.flatMap((part) => part.elements);
	const isBlank = elements.every(({ kind }) => kind === "background");
	const other = warnings.filter(({ elementId }) => !asked.some(({ id }) => id === elementId));
	const ground = elements.find(({ kind }) => kind === "background");

	useLayoutEffect(() => {
		if (!added) return;
		const field = list.current?.querySelector<HTMLTextAreaElement>(`#${CSS.escape(`words-${added}`)}`);
		field?.focus();
		field?.select();
	}, [added]);

	function show(): void {
		store.showSide(side.code);
	}

	function addText(): void {
		const words = t("text.first");
		const room = newRoom();
		const sample = { ...newText(newId(), words, props.locale, room), placeholder: true };
		const text = fittedText(sample, measure);
		if (!insertNewText(store, text, surroundings(), shaper, room)) return;
		tellPlaceOfNew(tools, t, room);
		setAdded(text.id);
	}

	return (
		<section
			ref={list}
			data-answer={side.code}
			aria-labelledby={heading}
			className="grid grid-cols-1 gap-6"
			onFocus={show}
			onClickCapture={show}
			onPointerDownCapture={show}
			onDropCapture={show}
		>
			<h3
				id={heading}
				data-asked={(asked.length === 0 && !isBlank) || undefined}
				tabIndex={-1}
				className={props.sides.length > 1 ? "text-22" : "sr-only"}
			>
				{side.name}
			</h3>
			{isBlank && (
				<p data-asked tabIndex={-1} className="text-ink-soft">
					{t("form.blankSide")}
				</p>
			)}
			{parts.map(({ panels: [panel], elements: inPart }) => (
				<FormPart key={panel?.left ?? "several"} name={panel?.name}>
					{inPart.map((element) => (
						<div
							key={element.id}
							data-answer={element.id}
							data-asked
							tabIndex={-1}
							className="rounded-card outline-offset-8"
						>
							<Answer
								element={element}
								number={numbers?.get(element.id) ?? 1}
								warnings={warnings.filter(({ elementId }) => elementId === element.id)}
							/>
						</div>
					))}
				</FormPart>
			))}
			<UploadList only={(upload) => upload.side === side.code && !asked.some(({ id }) => id === upload.frame)} />
			<div className="flex flex-wrap gap-3">
				<Button
					type="button"
					look="secondary"
					size="small"
					icon={IconPhotoPlus}
					className="min-h-11"
					onClick={() => choosePhoto(null)}
				>
					{t("form.addPhoto")}
				</Button>
				<Button
					type="button"
					look="secondary"
					size="small"
					icon={IconTypography}
					className="min-h-11"
					onClick={addText}
				>
					{t("form.addText")}
				</Button>
			</div>
			{ground?.kind === "background" && ground.fill.type === "solid" && may(document, ground, "style") && (
				<ColorField
					label={t("background.color")}
					value={ground.fill.color}
					onChange={(color, dragging) => {
						show();
						if (color === null) return;
						changeBackground(store, { fill: { type: "solid", color } }, newId(), dragging ? "background" : undefined);
					}}
				/>
			)}
			<WarningNotes warnings={other} named />
		</section>
	);
}

/** A part of a folded side, by its name. */
function FormPart({ name, children }: { name: string | undefined; children: ReactNode }) {
	if (name === undefined) return children;
	return (
		<fieldset className="grid min-w-0 grid-cols-1 gap-6">
			<legend className="mb-4 font-semibold text-ink-soft">{name}</legend>
			{children}
		</fieldset>
	);
}

function Answer(props: { element: LeafElement; number: number; warnings: readonly Warning[] }) {
	const { element, ...rest } = props;
	if (element.kind === "text" || element.kind === "qr") return <TextAnswer text={element} {...rest} />;
	if (element.kind === "calendar") return <CalendarAnswer calendar={element} warnings={rest.warnings} />;
	return element.kind === "photo" ? <PhotoAnswer photo={element} {...rest} /> : null;
}
