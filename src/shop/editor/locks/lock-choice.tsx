import { useTranslation } from "react-i18next";
import type { DesignElement } from "#design/document.ts";
import { LOCK_PARTS, type LockPart } from "#design/locks.ts";
import { useEditorState, useEditorTools } from "../editor-tools.ts";
import { FoldSummary } from "../fold-summary.tsx";
import { changeElement } from "../kernels/editing.ts";
import { may } from "../kernels/rights.ts";
import { setLock } from "../kernels/set-lock.ts";

/** What whoever begins with this design as a template may change; nothing to choose for them. */
export function LockChoice({ elements }: { elements: readonly DesignElement[] }) {
	const { t } = useTranslation("templates");
	const { store, measure } = useEditorTools();
	const [first] = elements;
	const { document } = useEditorState();
	if (document.bound) return null;

	function toggle(part: LockPart, free: boolean): void {
		setLock(store, elements, part, !free);
	}

	return (
		<details>
			<FoldSummary>{t("templates:locks.name")}</FoldSummary>
			<fieldset className="grid gap-1 pt-2">
				<legend className="mb-1 text-14 text-ink-soft">{t("templates:locks.help")}</legend>
				{LOCK_PARTS.map((part) => (
					<label key={part} className="flex min-h-11 cursor-pointer items-center gap-3">
						<input
							type="checkbox"
							checked={elements.every(({ locks }) => !locks?.includes(part))}
							onChange={({ currentTarget }) => toggle(part, currentTarget.checked)}
							className="tick-box shrink-0"
						/>
						{t(`templates:locks.change.${part}`)}
					</label>
				))}
				{first?.kind === "text" && elements.length === 1 && may(document, first, "content") && (
					<label className="flex min-h-11 cursor-pointer items-center gap-3 border-t border-line pt-2">
						<input
							type="checkbox"
							checked={first.placeholder === true}
							onChange={({ currentTarget }) =>
								changeElement(store, first, { placeholder: currentTarget.checked || undefined }, measure)
							}
							className="tick-box shrink-0"
						/>
						{t("templates:locks.sample")}
					</label>
				)}
			</fieldset>
		</details>
	);
}
