import { memo, useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Warning } from "#design/preflight/warning.ts";
import { useEditorTools } from "./editor-tools.ts";
import { PrintedColors } from "./printed-colors.tsx";
import { RepairButton } from "./repair-button.tsx";
import { ReplaceButton } from "./replace-button.tsx";
import { useWarnedName } from "./use-warned-name.ts";
import { useWarningText } from "./use-warning-text.ts";

/** What would print badly; each entry leads to its element. */
export function WarningList({ warnings, onShown }: { warnings: readonly Warning[]; onShown: () => void }) {
	const { store } = useEditorTools();
	const nameOf = useWarnedName();
	const latestShown = useRef(onShown);
	latestShown.current = onShown;
	const show = useCallback(
		({ sideCode, elementId }: Warning): void => {
			store.showSide(sideCode);
			store.select(elementId);
			latestShown.current();
		},
		[store],
	);

	return (
		<ul className="grid gap-2">
			{warnings.map((warning) => (
				<WarningEntry
					key={`${warning.sideCode} ${warning.elementId} ${warning.code}`}
					warning={warning}
					place={nameOf(warning)}
					onShow={show}
				/>
			))}
		</ul>
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
