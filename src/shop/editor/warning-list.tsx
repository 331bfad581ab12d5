import { useTranslation } from "react-i18next";
import type { Warning } from "#design/preflight/warning.ts";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { elementOf } from "./kernels/commands.ts";
import { useElementName } from "./use-element-name.ts";
import { useWarningText } from "./use-warning-text.ts";

/** What would print badly; each entry leads to its element. */
export function WarningList({ warnings, onShown }: { warnings: readonly Warning[]; onShown: () => void }) {
	const { t } = useTranslation("create");
	const { store, props } = useEditorTools();
	const { document } = useEditorState();
	const nameOf = useElementName();
	const wordsFor = useWarningText();
	const manySides = props.sides.length > 1;

	function show({ sideCode, elementId }: Warning): void {
		store.showSide(sideCode);
		store.select(elementId);
		onShown();
	}

	return (
		<ul className="grid gap-2">
			{warnings.map((warning) => {
				const element = elementOf(document, warning.sideCode, warning.elementId);
				const side = props.sides.find(({ code }) => code === warning.sideCode)?.name;
				return (
					<li key={`${warning.elementId} ${warning.code}`}>
						<button
							type="button"
							onClick={() => show(warning)}
							className="w-full rounded-control border border-line p-3 text-start text-14 hover:border-ink"
						>
							<strong className={warning.severity === "red" ? "text-danger" : "text-warning"}>
								{t(`warning.${warning.severity}`)}
							</strong>{" "}
							<span className="font-semibold">
								{element && nameOf(element)}
								{manySides && side ? ` (${side})` : ""}
							</span>
							<span className="block">{wordsFor(warning)}</span>
						</button>
					</li>
				);
			})}
		</ul>
	);
}
