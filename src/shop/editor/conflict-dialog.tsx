import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { replaceDesign } from "./kernels/choose-variant.ts";
import { lazyPart } from "./lazy-part.tsx";
import type { useAutosave } from "./use-autosave.ts";

const ConflictPictures = lazyPart(
	() => import("./versions/conflict-pictures.tsx"),
	() => <div className="h-48 sm:h-64" />,
);

type ConflictDialogProps = {
	saving: ReturnType<typeof useAutosave>;
	/** Of what is seen here. */
	variantId: number;
};

/**
 * Two tabs or two devices changed the design. To close it decides nothing, and nothing is saved until it is decided.
 * The shop has kept the one that is given up, as an earlier version, before the other takes its place.
 */
export default function ConflictDialog({ saving, variantId }: ConflictDialogProps) {
	const { t } = useTranslation("create");
	const { store, ports, props, tell } = useEditorTools();
	const { document } = useEditorState();
	const [busy, setBusy] = useState<"mine" | "theirs" | null>(null);
	const [failed, setFailed] = useState(false);

	function choose(which: "mine" | "theirs"): void {
		if (busy) return;
		setBusy(which);
		setFailed(false);
		void (which === "mine" ? keepMine() : takeTheirs()).then((done) => {
			setBusy(null);
			setFailed(!done);
		});
	}

	async function keepMine(): Promise<boolean> {
		const theirs = saving.theirs();
		if (!theirs) return true;
		if (!(await ports.setAside(theirs.id, "GIVEN_UP")) && !(await isGone(theirs.id))) return false;
		const mine = store.getState();
		replaceDesign(store, theirs.document, theirs.variantId, { isOtherWork: false });
		replaceDesign(store, mine.document, mine.variantId, { isOtherWork: false });
		void saving.keepMine();
		tell(t("conflict.keptMine", { place: t("panel.versions") }));
		return true;
	}

	async function takeTheirs(): Promise<boolean> {
		const theirs = saving.theirs();
		if (!theirs) return true;
		const mine = store.getState();
		const kept = await ports.keepGivenUp(theirs.id, { document: mine.document, variantId: mine.variantId });
		if (!kept.ok && kept.reason === "failed") return false;
		const newest = await ports.loadProject(theirs.id);
		if (!newest.ok && newest.reason !== "missing") return false;
		const content = saving.takeTheirs(newest.ok ? newest.value : theirs);
		if (!content) return true;
		store.enter("select", null);
		replaceDesign(store, content.document, content.variantId);
		tell(t(kept.ok ? "conflict.tookTheirs" : "conflict.tookTheirsUnkept", { place: t("panel.versions") }));
		return true;
	}

	/** What the shop has no more can't be lost by a save. */
	async function isGone(id: string): Promise<boolean> {
		const found = await ports.loadProject(id);
		return !found.ok && found.reason === "missing";
	}

	function leaveOpen(): void {
		saving.setAsked(false);
		setFailed(false);
		tell(t("conflict.undecided"));
	}

	const contested = saving.status === "conflict";
	const open = contested && saving.asked;
	const labelOf = (wanted: number | undefined) => props.variants.find(({ id }) => id === wanted)?.label;
	const theirs = contested ? saving.theirs() : null;
	const [mine, other] = [labelOf(variantId), labelOf(theirs?.variantId)];
	return (
		<Dialog
			id="conflict"
			title={t("conflict.title")}
			closeText={t("conflict.later")}
			open={open}
			onClose={() => open && leaveOpen()}
			unasked
			actions={
				<>
					<Button type="button" busy={busy === "mine"} onClick={() => choose("mine")}>
						{t("conflict.keepMine")}
					</Button>
					<Button type="button" look="secondary" busy={busy === "theirs"} onClick={() => choose("theirs")}>
						{t("conflict.takeTheirs")}
					</Button>
				</>
			}
		>
			<p>{t("conflict.explained", { place: t("panel.versions") })}</p>
			{theirs && open && <ConflictPictures here={{ document, variantId }} other={theirs} />}
			{mine && other && mine !== other && <p>{t("conflict.variants", { mine, other })}</p>}
			{failed && (
				<p role="alert" className="text-danger">
					{t("conflict.failed")}
				</p>
			)}
		</Dialog>
	);
}
