import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { layoutSide } from "#design/layout.ts";
import type { ProofTable } from "#painters/proof/proof-table.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import type { EditorSide } from "../editor-props.ts";
import { useEditorState, useEditorTools } from "../editor-tools.ts";
import { sideOf } from "../kernels/commands.ts";
import { useElementName } from "../use-element-name.ts";
import { getsDuller } from "./gets-duller.ts";
import { makeShownProof } from "./make-shown-proof.ts";
import { useProofIsOn, useProofMarks } from "./shown-proof.ts";
import { useDullShare } from "./use-dull-share.ts";
import { useProofedPictures } from "./use-proofed-pictures.ts";

export type ProofPanelProps = {
	side: EditorSide;
	/** What a press of an element's name does; nothing: its name is only told. */
	onElement?: (id: string) => void;
};

/** A share is told in whole percents. */
const LEAST_TOLD = 0.01;

/** Draws the page in the colours of the press, for as long as it is switched on. */
export function ProofPanel({ side, onElement }: ProofPanelProps) {
	const { t } = useTranslation("soft-proof");
	const { props, ports, proof, announce, shaper } = useEditorTools();
	const { document } = useEditorState();
	const nameOf = useElementName();
	const [table, setTable] = useState<ProofTable | null>(null);
	const [failed, setFailed] = useState(false);
	const isOn = useProofIsOn(proof);
	const percent = new Intl.NumberFormat(props.locale, { style: "percent" });
	const marks = useProofMarks(proof);
	const drawn = sideOf(document, side.code);
	const display = useMemo(() => (drawn ? layoutSide(drawn, shaper()) : []), [drawn, shaper]);
	const shown = isOn ? table : null;
	const share = useDullShare(display, side, shown);
	const { pictures, state: photos } = useProofedPictures(display, shown, marks);
	const dull = (drawn?.elements ?? []).filter(
		(_, index) => shown && getsDuller(display.slice(index, index + 1), shown, pictures),
	);

	useEffect(() => {
		proof.set(shown && makeShownProof(shown, marks, pictures));
	}, [proof, shown, marks, pictures]);
	useEffect(() => () => proof.set(null), [proof]);

	useEffect(() => {
		if (!isOn || table) return;
		let gone = false;
		ports.softProof(props.press ?? "").then((found) => {
			if (gone) return;
			setTable(found ?? null);
			setFailed(!found);
			if (!found) proof.turn(false);
		});
		return () => {
			gone = true;
		};
	}, [isOn, table, ports, props.press, proof]);
	useEffect(() => {
		if (shown) announce(t("soft-proof:on"));
	}, [shown, announce, t]);

	function turn(on: boolean): void {
		setFailed(false);
		proof.turn(on);
		if (!on) announce(t("soft-proof:off"));
	}

	return (
		<div className="grid gap-2 [&_label]:min-h-11 [&_label]:items-center">
			<Checkbox
				name="as-printed"
				label={t("soft-proof:show")}
				help={t("soft-proof:help")}
				checked={isOn}
				aria-busy={isOn && !table}
				onChange={({ currentTarget }) => turn(currentTarget.checked)}
			/>
			{failed && <p role="alert">{t("soft-proof:failed")}</p>}
			{shown && (
				<>
					<Checkbox
						name="mark-dull"
						label={t("soft-proof:marks")}
						help={share ? t("soft-proof:share", { percent: percent.format(Math.max(LEAST_TOLD, share)) }) : undefined}
						checked={marks}
						onChange={({ currentTarget }) => proof.mark(currentTarget.checked)}
					/>
					{photos !== "made" && <p>{t(`soft-proof:${photos}`)}</p>}
					<p role="status">
						{dull.length ? t("soft-proof:dull", { count: dull.length }) : !share && t("soft-proof:none")}
					</p>
					<ul aria-label={t("soft-proof:list")} className="grid gap-2 empty:hidden">
						{dull.map((element) => (
							<li key={element.id}>
								{onElement ? (
									<Button
										type="button"
										size="small"
										look="secondary"
										className="min-h-11 max-w-full wrap-anywhere"
										onClick={() => onElement(element.id)}
									>
										{nameOf(element)}
									</Button>
								) : (
									nameOf(element)
								)}
							</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}
