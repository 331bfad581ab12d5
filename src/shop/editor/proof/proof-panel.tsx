import { useEffect, useMemo, useRef, useState } from "react";
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
import { useProofedPictures } from "./use-proofed-pictures.ts";

/** Draws the page in the colours of the press, for as long as it is switched on. */
export function ProofPanel({ side }: { side: EditorSide }) {
	const { t } = useTranslation("soft-proof");
	const { props, ports, store, proof, announce, shaper } = useEditorTools();
	const { document } = useEditorState();
	const nameOf = useElementName();
	const [table, setTable] = useState<ProofTable | null>(null);
	const [state, setState] = useState<"off" | "loading" | "on" | "failed">("off");
	const wanted = useRef(false);
	const [marks, setMarks] = useState(true);
	const drawn = sideOf(document, side.code);
	const display = useMemo(() => (drawn ? layoutSide(drawn, shaper()) : []), [drawn, shaper]);
	const shown = state === "on" ? table : null;
	const { pictures, state: photos } = useProofedPictures(display, shown, marks);
	const dull = (drawn?.elements ?? []).filter(
		(_, index) => shown && getsDuller(display.slice(index, index + 1), shown, pictures),
	);

	useEffect(() => {
		proof.set(shown && makeShownProof(shown, marks, pictures));
	}, [proof, shown, marks, pictures]);
	useEffect(() => () => proof.set(null), [proof]);

	async function turn(on: boolean): Promise<void> {
		wanted.current = on;
		if (!on) {
			setState("off");
			announce(t("soft-proof:off"));
			return;
		}
		setState("loading");
		const found = table ?? (await ports.softProof(props.press ?? ""));
		setTable(found ?? null);
		if (!wanted.current) return;
		setState(found ? "on" : "failed");
		if (found) announce(t("soft-proof:on"));
	}

	return (
		<div className="grid gap-2 [&_label]:min-h-11 [&_label]:items-center">
			<Checkbox
				name="as-printed"
				label={t("soft-proof:show")}
				help={t("soft-proof:help")}
				checked={state === "on" || state === "loading"}
				aria-busy={state === "loading"}
				onChange={({ currentTarget }) => void turn(currentTarget.checked)}
			/>
			{state === "failed" && <p role="alert">{t("soft-proof:failed")}</p>}
			{state === "on" && (
				<>
					<Checkbox
						name="mark-dull"
						label={t("soft-proof:marks")}
						checked={marks}
						onChange={({ currentTarget }) => setMarks(currentTarget.checked)}
					/>
					{photos !== "made" && <p>{t(`soft-proof:${photos}`)}</p>}
					<p role="status">{dull.length ? t("soft-proof:dull", { count: dull.length }) : t("soft-proof:none")}</p>
					<ul aria-label={t("soft-proof:list")} className="grid gap-2 empty:hidden">
						{dull.map((element) => (
							<li key={element.id}>
								<Button
									type="button"
									size="small"
									look="secondary"
									className="min-h-11 max-w-full wrap-anywhere"
									onClick={() => store.select(element.id)}
								>
									{nameOf(element)}
								</Button>
							</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}
