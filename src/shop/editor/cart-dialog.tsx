import { type MouseEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { emptyPages } from "#design/blank.ts";
import type { Warning } from "#design/preflight/warning.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { largestCalendar } from "./calendar/other-months.ts";
import { useOtherMonths } from "./calendar/use-other-months.ts";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { AskedLink, GraveList } from "./grave-list.tsx";
import type { CartDoubt } from "./kernels/cart-doubt.ts";
import { hasNoPlace, spareApart, type Upload } from "./kernels/upload.ts";
import { isWorthAnotherTry } from "./kernels/upload-refusal.ts";
import { RefusedUploads } from "./refused-uploads.tsx";
import { UnseenList } from "./unseen-list.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import type { AskedPlace } from "./use-show-asked.ts";

type CartDialogProps = {
	/** null: closed. */
	doubt: CartDoubt | null;
	uploads: readonly Upload[];
	grave: readonly Warning[];
	/** What is there takes the design instead of another line. */
	replaces: boolean;
	/** Answered: the design is on its way. */
	busy: boolean;
	onBack: () => void;
	/** Before uploads are tried again or given up here. */
	onUploads: () => void;
	/** Back to what it is about. */
	onShow: (place: AskedPlace) => void;
	/** With letters that nobody has seen yet. */
	onUnseen: () => void;
	onAnyway: () => void;
};

export function CartDialog(props: CartDialogProps) {
	const { doubt, uploads, grave, replaces, busy, onBack, onUploads, onShow, onUnseen, onAnyway } = props;
	const { t } = useTranslation("create");
	const { uploads: queue } = useEditorTools();
	const { document } = useEditorState();
	const months = useOtherMonths(largestCalendar(document));
	const last = useRef<CartDoubt>("check");
	if (doubt) last.current = doubt;
	const shown = last.current;
	const [first] = grave;
	const pages = emptyPages(document);
	const [page = ""] = pages;
	const ofUploads = shown === "uploading" || shown === "missing";
	const anyway = shown === "blank" ? "cart.addBlank" : replaces ? "cart.replaceAnyway" : "cart.anyway";

	function retry(): void {
		onUploads();
		for (const { id, refusal } of uploads) if (isWorthAnotherTry(refusal)) queue.retry(id);
	}

	function goBack(): void {
		if (shown === "pages") onShow({ sideCode: page, elementId: null });
		else if (shown === "check" && first) onShow(first);
		else onBack();
	}

	function fill(): void {
		if (months.fill()) onShow({ sideCode: page, elementId: null });
	}

	/** The second half of a double click was meant for the question before. */
	function goOn({ detail }: MouseEvent): void {
		if (detail > 1 || busy) return;
		if (shown === "unseen") onUnseen();
		else if (!ofUploads) onAnyway();
		else {
			onUploads();
			queue.cancel(...uploads.map(({ id }) => id));
		}
	}

	return (
		<Dialog
			id="cart-check"
			title={t(shown === "missing" && uploads.every(hasNoPlace) ? "cart.spare" : `cart.${shown}`)}
			closeText={t("panel.close")}
			open={doubt !== null}
			onClose={onBack}
			actions={
				<>
					{shown === "missing" && uploads.some(({ refusal }) => isWorthAnotherTry(refusal)) ? (
						<Button type="button" onClick={retry}>
							{t("upload.retry")}
						</Button>
					) : (
						<Button type="button" disabled={busy} onClick={goBack}>
							{t(shown === "check" || shown === "pages" ? "cart.back" : "cart.goOn")}
						</Button>
					)}
					{shown === "pages" && months.count > 0 && (
						<Button type="button" look="secondary" disabled={busy} onClick={fill}>
							{t("calendar:fill")}
						</Button>
					)}
					<Button type="button" look="secondary" busy={busy} onClick={goOn}>
						{t(ofUploads ? "cart.without" : anyway)}
					</Button>
				</>
			}
		>
			{(ofUploads || shown === "unseen") && <p>{t(`cart.${shown}Text`)}</p>}
			{shown === "unseen" && <UnseenList />}
			{ofUploads && <PendingUploads uploads={uploads} />}
			{shown === "blank" && <p>{t("cart.empty")}</p>}
			{shown === "pages" && page && <p>{t("cart.emptyPages", { count: pages.length, all: document.sides.length })}</p>}
			{shown === "pages" && <PageNames codes={pages} onShow={(sideCode) => onShow({ sideCode, elementId: null })} />}
			{!ofUploads && shown !== "unseen" && grave.length > 0 && <GraveList warnings={grave} onShow={onShow} />}
		</Dialog>
	);
}

function PageNames({ codes, onShow }: { codes: readonly string[]; onShow: (code: string) => void }) {
	const { props } = useEditorTools();
	return (
		<ul className="flex flex-wrap gap-x-4">
			{props.sides
				.filter(({ code }) => codes.includes(code))
				.map(({ code, name }) => (
					<li key={code}>
						<AskedLink onClick={() => onShow(code)}>{name}</AskedLink>
					</li>
				))}
		</ul>
	);
}

function PendingUploads({ uploads }: { uploads: readonly Upload[] }) {
	const [spare, others] = spareApart(uploads);
	return (
		<ul className="grid gap-3">
			{spare.length > 0 && (
				<li>
					<RefusedUploads uploads={spare} />
				</li>
			)}
			{others.map((upload) => (
				<li key={upload.id}>
					{upload.refusal ? (
						<RefusedUploads uploads={[upload]} />
					) : (
						<UploadProgress id={`cart-upload-${upload.id}`} upload={upload} />
					)}
				</li>
			))}
		</ul>
	);
}
