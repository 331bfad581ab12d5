import IconShoppingBagPlus from "@tabler/icons-react/dist/esm/icons/IconShoppingBagPlus.mjs";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isBlank } from "#design/blank.ts";
import type { Warning } from "#design/preflight/warning.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import type { EditorVariant } from "./editor-props.ts";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { unitPrice } from "./kernels/unit-price.ts";
import type { useAutosave } from "./use-autosave.ts";
import { useWarningText } from "./use-warning-text.ts";

type CartButtonProps = {
	saving: ReturnType<typeof useAutosave>;
	variant: EditorVariant | undefined;
	quantity: number;
	warnings: readonly Warning[];
};

/** A real form post, once the server has the design as it is on the screen. */
export function CartButton({ saving, variant, quantity, warnings }: CartButtonProps) {
	const { t } = useTranslation("create");
	const { props, announce } = useEditorTools();
	const { document } = useEditorState();
	const wordsFor = useWarningText();
	const form = useRef<HTMLFormElement>(null);
	const project = useRef<HTMLInputElement>(null);
	const [busy, setBusy] = useState(false);
	const [asking, setAsking] = useState(false);
	const grave = warnings.filter(({ severity }) => severity === "red");
	const blank = isBlank(document);
	const confirmText = blank ? "cart.addBlank" : props.editsLine ? "cart.replaceAnyway" : "cart.anyway";
	const label = props.editsLine ? "cart.replace" : "cart.add";
	const price = unitPrice(props.prices, variant?.id, quantity);

	async function send(): Promise<void> {
		setAsking(false);
		setBusy(true);
		announce(t("cart.saving"));
		const saved = await saving.settle();
		const id = saving.projectId();
		if (saved && id !== null && form.current && project.current) {
			const address = new URL(form.current.action);
			address.searchParams.set("project", id);
			form.current.action = address.href;
			project.current.value = id;
			form.current.submit();
			return;
		}
		setBusy(false);
		announce(t("cart.notSaved"));
	}

	function onSubmit(event: FormEvent): void {
		event.preventDefault();
		if (busy || !variant?.available) return;
		if (blank || grave.length > 0) setAsking(true);
		else void send();
	}

	return (
		<>
			<form ref={form} method="post" action={props.cartAction} onSubmit={onSubmit} className="flex items-center gap-3">
				<input ref={project} type="hidden" name="projectId" />
				<input type="hidden" name="variantId" value={variant?.id ?? ""} />
				<input type="hidden" name="quantity" value={quantity} />
				{price && (
					<p className="hidden text-end leading-tight tabular-nums lg:block">
						<span className="block font-semibold">{price.formatted}</span>
						<span className="block text-14 text-ink-soft">{t("price.perPiece")}</span>
					</p>
				)}
				<Button
					type="submit"
					busy={busy}
					disabled={!variant?.available}
					title={t(label)}
					className="min-w-0 px-4 leading-tight @max-[20rem]:min-h-[44px] @max-[20rem]:px-[10px]"
				>
					{!busy && <Icon of={IconShoppingBagPlus} className="hidden @max-[20rem]:block" />}
					<span className="text-balance @max-[20rem]:sr-only">{t(label)}</span>
				</Button>
			</form>
			<Dialog
				id="cart-check"
				title={t(blank ? "cart.blank" : "cart.check")}
				closeText={t("panel.close")}
				open={asking}
				onClose={() => setAsking(false)}
				actions={
					<>
						<Button type="button" onClick={() => setAsking(false)}>
							{t(blank ? "cart.goOn" : "cart.back")}
						</Button>
						<Button type="button" look="secondary" onClick={() => void send()}>
							{t(confirmText)}
						</Button>
					</>
				}
			>
				{blank && <p>{t("cart.empty")}</p>}
				{grave.length > 0 && (
					<ul className="grid list-disc gap-2 ps-5">
						{grave.map((warning) => (
							<li key={`${warning.elementId} ${warning.code}`}>{wordsFor(warning)}</li>
						))}
					</ul>
				)}
			</Dialog>
		</>
	);
}
