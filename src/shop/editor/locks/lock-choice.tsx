import { useTranslation } from "react-i18next";
import type { DesignElement, PhotoElement, TextElement } from "#design/document.ts";
import { LOCK_PARTS, type LockPart } from "#design/locks.ts";
import { useEditorState, useEditorTools } from "../editor-tools.ts";
import { FoldSummary } from "../fold-summary.tsx";
import { changeElement } from "../kernels/change-element.ts";
import { may } from "../kernels/rights.ts";
import { setLock } from "../kernels/set-lock.ts";
import { TickField } from "../tick-field.tsx";

/** What whoever begins with this design as a template may change: for those who publish designs, and where something is kept already. */
export function LockChoice({ elements }: { elements: readonly DesignElement[] }) {
	const { t } = useTranslation("templates");
	const { props, store, measure } = useEditorTools();
	const [first] = elements;
	const { document } = useEditorState();
	if (document.bound || !(props.publishes || elements.some(hasRights))) return null;

	function toggle(part: LockPart, free: boolean): void {
		setLock(store, elements, part, !free);
	}

	return (
		<details>
			<FoldSummary>{t("templates:locks.name")}</FoldSummary>
			<fieldset className="grid gap-1 pt-2">
				<legend className="mb-1 text-14 text-ink-soft">{t("templates:locks.help")}</legend>
				{LOCK_PARTS.map((part) => (
					<TickField
						key={part}
						label={t(`templates:locks.change.${part}`)}
						checked={elements.every(({ locks }) => !locks?.includes(part))}
						onChange={(free) => toggle(part, free)}
					/>
				))}
				{canBeSample(first) && elements.length === 1 && may(document, first, "content") && (
					<TickField
						label={t(first.kind === "text" ? "templates:locks.sample" : "templates:locks.samplePhoto")}
						checked={first.placeholder === true}
						className="border-t border-line pt-2"
						onChange={(sample) => changeElement(store, first, { placeholder: sample || undefined }, measure)}
					/>
				)}
			</fieldset>
		</details>
	);
}

function canBeSample(element: DesignElement | undefined): element is TextElement | PhotoElement {
	return element?.kind === "text" || (element?.kind === "photo" && element.picture !== null);
}

function hasRights(element: DesignElement): boolean {
	return (element.locks ?? []).length > 0 || ("placeholder" in element && element.placeholder === true);
}
