import { memo, useCallback, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Warning } from "#design/preflight/warning.ts";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { everyElement } from "./kernels/element-tree.ts";
import { RepairButton } from "./repair-button.tsx";
import { useElementName } from "./use-element-name.ts";
import { useWarningText } from "./use-warning-text.ts";

/** What would print badly; each entry leads to its element. */
export function WarningList({ warnings, onShown }: { warnings: readonly Warning[]; onShown: () => void }) {
	const { store, props } = useEditorTools();
	const { document } = useEditorState();
	const nameOf = useElementName();
	const manySides = props.sides.length > 1;

	const elements = useMemo(
		() =>
			new Map(document.sides.flatMap((side) => everyElement(side.elements).map((element) => [element.id, element]))),
		[document],
	);
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
			{warnings.map((warning) => {
				const element = elements.get(warning.elementId);
				const side = props.sides.find(({ code }) => code === warning.sideCode)?.name;
				const name = element ? nameOf(element) : "";
				return (
					<WarningEntry
						key={`${warning.elementId} ${warning.code}`}
						warning={warning}
						place={manySides && side ? `${name} (${side})` : name}
						onShow={show}
					/>
				);
			})}
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
			<RepairButton warning={warning} />
		</li>
	);
});
