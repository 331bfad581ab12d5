import IconShoppingBagPlus from "@tabler/icons-react/dist/esm/icons/IconShoppingBagPlus.mjs";
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { emptyPages } from "#design/blank.ts";
import { type AcceptedHint, writeAcceptedHint } from "#design/preflight/accepted-hints.ts";
import type { Warning } from "#design/preflight/warning.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { CartDialog, doubtAbout } from "./cart-dialog.tsx";
import type { EditorVariant } from "./editor-props.ts";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { askedAtCart } from "./kernels/asked-at-cart.ts";
import { unitPrice } from "./kernels/unit-price.ts";
import { SizeQuestion, sizesBeside } from "./size-question.tsx";
import type { useAutosave } from "./use-autosave.ts";
import type { AskedPlace } from "./use-show-asked.ts";
import { useTonesRead } from "./use-tones-read.ts";

type CartButtonProps = {
	saving: ReturnType<typeof useAutosave>;
	variant: EditorVariant | undefined;
	/** Nobody has chosen among the sizes: the first one stands there by itself. */
	sizeOpen: boolean;
	onVariant: (id: number) => void;
	quantity: number;
	warnings: readonly Warning[];
	/** Leads to what a question is about. */
	onShow: (place: AskedPlace) => void;
};

/** A real form post, once every photo has arrived and the server has the design as it is on the screen. */
export function CartButton(props: CartButtonProps) {
	const { saving, variant, sizeOpen, onVariant, quantity, warnings, onShow } = props;
	const { t } = useTranslation("create");
	const { props: editor, ports, announce, tell, uploads: queue } = useEditorTools();
	const { document } = useEditorState();
	const uploads = useSyncExternalStore(queue.subscribe, queue.getState);
	const form = useRef<HTMLFormElement>(null);
	const projectField = useRef<HTMLInputElement>(null);
	const versionField = useRef<HTMLInputElement>(null);
	const [busy, setBusy] = useState(false);
	const [wanted, setWanted] = useState(false);
	const grave = askedAtCart(warnings);
	const [sizeTold, setSizeTold] = useState(false);
	const sizes = sizeOpen && !sizeTold ? sizesBeside(editor.variants, variant) : [];
	const asksSize = sizes.length > 0;
	const isJudged = useTonesRead(wanted) || uploads.length > 0;
	const doubt = doubtAbout(document, uploads, grave);
	const question = wanted && !asksSize && isJudged ? doubt : null;
	/** Nothing is sent with one of them before the customer was asked. */
	const asked: readonly AcceptedHint[] = [
		...grave.map(({ sideCode, code }) => ({ side: sideCode, code })),
		...emptyPages(document).map((side) => ({ side, code: "empty-page" as const })),
	];
	const hints = [...new Set(asked.map(writeAcceptedHint))];
	const label = editor.editsLine ? "cart.replace" : "cart.add";
	const price = unitPrice(editor.prices, variant?.id, quantity);

	const { hold } = saving;
	useEffect(() => (wanted || busy ? hold() : undefined), [hold, wanted, busy]);

	async function send(): Promise<void> {
		setWanted(false);
		setBusy(true);
		await null; // a size just chosen reaches the autosave with this commit's effects
		announce(t("cart.saving"));
		// A form that is sent into nothing leaves the browser's own page where the editor was.
		const saved = (await saving.settle()) && (await ports.isReachable());
		const project = saving.project();
		if (saved && project && form.current && projectField.current && versionField.current) {
			const address = new URL(form.current.action);
			address.searchParams.set("project", project.id);
			form.current.action = address.href;
			projectField.current.value = project.id;
			versionField.current.value = String(project.version);
			form.current.submit();
			return;
		}
		setBusy(false);
		tell(t("cart.notSaved"));
	}

	function onSubmit(event: FormEvent): void {
		event.preventDefault();
		if (busy || !variant?.available) return;
		setWanted(true);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: sent once, when nothing speaks against it any more
	useEffect(() => {
		if (wanted && !asksSize && isJudged && doubt === null) void send();
	}, [wanted, asksSize, isJudged, doubt]);

	return (
		<>
			<form ref={form} method="post" action={editor.cartAction} onSubmit={onSubmit} className="flex items-center gap-3">
				<input ref={projectField} type="hidden" name="projectId" />
				<input ref={versionField} type="hidden" name="version" />
				<input type="hidden" name="variantId" value={variant?.id ?? ""} />
				<input type="hidden" name="quantity" value={quantity} />
				{hints.map((hint) => (
					<input key={hint} type="hidden" name="accepted" value={hint} />
				))}
				{price && (
					<p className="hidden text-end leading-tight tabular-nums lg:block">
						<span className="block font-semibold">{price.formatted}</span>
						<span className="block text-14 text-ink-soft">{t("price.perPiece")}</span>
					</p>
				)}
				<Button
					type="submit"
					busy={busy || (wanted && !asksSize && !isJudged)}
					disabled={!variant?.available}
					title={t(label)}
					className="min-w-0 px-1 leading-tight @min-[22rem]:px-4 @max-[20rem]:min-h-[44px] @max-[20rem]:px-[10px]"
				>
					{!busy && <Icon of={IconShoppingBagPlus} className="hidden @max-[20rem]:block" />}
					<span className="text-balance @max-[20rem]:sr-only">{t(label)}</span>
				</Button>
			</form>
			<SizeQuestion
				open={wanted && asksSize}
				variants={sizes}
				onBack={() => asksSize && setWanted(false)}
				onSize={({ id }) => {
					setSizeTold(true);
					onVariant(id);
				}}
			/>
			<CartDialog
				doubt={question}
				uploads={uploads}
				grave={grave}
				onBack={() => question && setWanted(false)}
				onShow={(place) => {
					setWanted(false);
					onShow(place);
				}}
				onAnyway={() => void send()}
			/>
		</>
	);
}
