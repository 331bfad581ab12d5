import { useTranslation } from "react-i18next";
import type { Warning } from "#design/preflight/warning.ts";
import { useEditorState } from "../editor-tools.ts";
import { elementOf } from "../kernels/commands.ts";
import { PrintedColors } from "../printed-colors.tsx";
import { RepairButton } from "../repair-button.tsx";
import { useElementName } from "../use-element-name.ts";
import { useOfferedRepair } from "../use-offered-repair.ts";
import { useWarningText } from "../use-warning-text.ts";

/** What would print badly, beside what it is about; `named` where it stands alone, without a button beside it for another photo. */
export function WarningNotes({ warnings, named }: { warnings: readonly Warning[]; named?: boolean }) {
	const { t } = useTranslation("create");
	const { document } = useEditorState();
	const nameOf = useElementName();
	const wordsFor = useWarningText();
	const offered = useOfferedRepair();
	if (warnings.length === 0) return null;
	return (
		<ul className="grid gap-2 text-14">
			{warnings.map((warning) => {
				const element = named ? elementOf(document, warning.sideCode, warning.elementId) : undefined;
				return (
					<li
						key={`${warning.elementId} ${warning.code}`}
						{...(named && { "data-answer": warning.elementId, tabIndex: -1 })}
					>
						<p>
							<strong className={warning.severity === "red" ? "text-danger" : "text-warning"}>
								{t(`warning.${warning.severity}`)}
							</strong>{" "}
							{element && <span className="font-semibold">{nameOf(element, warning.sideCode)} </span>}
							{wordsFor(warning)}
						</p>
						<PrintedColors warning={warning} />
						{(named || offered(warning) !== "photo") && <RepairButton warning={warning} />}
					</li>
				);
			})}
		</ul>
	);
}
