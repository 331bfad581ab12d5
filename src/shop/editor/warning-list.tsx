import { memo, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Warning } from "#design/preflight/warning.ts";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { FoldSummary } from "./fold-summary.tsx";
import { PrintedColors } from "./printed-colors.tsx";
import { RepairButton } from "./repair-button.tsx";
import { ReplaceButton } from "./replace-button.tsx";
import { useWarnedName } from "./use-warned-name.ts";
import { useWarningText } from "./use-warning-text.ts";

/** Samples on all pages of a book would bury what is below. */
const MOST_FROM_AFAR = 6;

/** What would print badly; each entry leads to its element. */
export function WarningList({ warnings, onShown }: { warnings: readonly Warning[]; onShown: () => void }) {
	const { t } = useTranslation("create");
	const { store, sight } = useEditorTools();
	const { selection } = useEditorState();
	const [open, setOpen] = useState(false);
	const nameOf = useWarnedName();
	const latestShown = useRef(onShown);
	latestShown.current = onShown;
	const show = useCallback(
		({ sideCode, elementId }: Warning): void => {
			store.showSide(sideCode);
			store.select(elementId);
			sight.current?.follow();
			latestShown.current();
		},
		[store, sight],
	);

	const entry = (warning: Warning) => (
		<WarningEntry
			key={`${warning.sideCode} ${warning.elementId} ${warning.code}`}
			warning={warning}
			place={nameOf(warning)}
			onShow={show}
		/>
	);
	const isFar = ({ sideCode, severity }: Warning) => sideCode !== selection.side && severity !== "red";
	const far = warnings.filter(isFar);
	// What is folded stays so while the last of it is mended there.
	const isFolded = far.length > (open ? 0 : MOST_FROM_AFAR);
	const shown = warnings.filter((warning) => !isFolded || !isFar(warning));
	return (
		<>
			{shown.length > 0 && <ul className="grid gap-2">{shown.map(entry)}</ul>}
			{isFolded && (
				<details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
					<FoldSummary>{t("warning.otherPages", { count: far.length })}</FoldSummary>
					{open && <ul className="grid gap-2 pt-2">{far.map(entry)}</ul>}
				</details>
			)}
		</>
	);
}

type WarningEntryProps = { warning: Warning; place: string; onShow: (warning: Warning) => void };

const WarningEntry = memo(function WarningEntry({ warning, place, onShow }: WarningEntryProps) {
	const { t } = useTranslation("create");
	const wordsFor = useWarningText();
	return (
		<li>
			<button
				type="button"
				onClick={() => onShow(warning)}
				className="w-full rounded-card border border-line p-3 text-start text-14 hover:border-ink"
			>
				<strong className={warning.severity === "red" ? "text-danger" : "text-warning"}>
					{t(`warning.${warning.severity}`)}
				</strong>{" "}
				<span className="font-semibold">{place}</span>
				<span className="block">{wordsFor(warning)}</span>
			</button>
			<PrintedColors warning={warning} />
			<ReplaceButton warning={warning} />
			<RepairButton warning={warning} />
		</li>
	);
});
