import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { replaceDesign } from "./kernels/choose-variant.ts";
import type { useAutosave } from "./use-autosave.ts";

const ConflictPictures = lazy(() => import("./versions/conflict-pictures.tsx"));

type ConflictDialogProps = {
	saving: ReturnType<typeof useAutosave>;
	/** Of what is seen here. */
	variantId: number;
};

/** Two tabs or two devices changed the design. Whatever is chosen, the other state can be had back by undo. */
export function ConflictDialog({ saving, variantId }: ConflictDialogProps) {
	const { t } = useTranslation("create");
	const { announce, store, props } = useEditorTools();
	const { document } = useEditorState();

	function keepMine(): void {
		const theirs = saving.theirs();
		const mine = store.getState().document;
		if (theirs) {
			replaceDesign(store, theirs.document, theirs.variantId);
			replaceDesign(store, mine, variantId);
		}
		announce(t("conflict.keptMine"));
		void saving.keepMine();
	}

	function takeTheirs(): void {
		const theirs = saving.takeTheirs();
		if (!theirs) return;
		store.enter("select", null);
		replaceDesign(store, theirs.document, theirs.variantId);
		announce(t("conflict.tookTheirs"));
	}

	const open = saving.status === "conflict";
	const labelOf = (wanted: number | undefined) => props.variants.find(({ id }) => id === wanted)?.label;
	const theirs = open ? saving.theirs() : null;
	const [mine, other] = [labelOf(variantId), labelOf(theirs?.variantId)];
	return (
		<Dialog
			id="conflict"
			title={t("conflict.title")}
			closeText={t("conflict.keepMine")}
			open={open}
			onClose={() => open && keepMine()}
			actions={
				<>
					<Button type="button" onClick={keepMine}>
						{t("conflict.keepMine")}
					</Button>
					<Button type="button" look="secondary" onClick={takeTheirs}>
						{t("conflict.takeTheirs")}
					</Button>
				</>
			}
		>
			<p>{t("conflict.explained")}</p>
			{theirs && (
				<Suspense fallback={<div className="h-36" />}>
					<ConflictPictures here={{ document, variantId }} other={theirs} />
				</Suspense>
			)}
			{mine && other && mine !== other && <p>{t("conflict.variants", { mine, other })}</p>}
		</Dialog>
	);
}
