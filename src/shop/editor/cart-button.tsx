import IconShoppingBagPlus from "@tabler/icons-react/dist/esm/icons/IconShoppingBagPlus.mjs";
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { emptyPages } from "#design/blank.ts";
import { type AcceptedHint, writeAcceptedHint } from "#design/preflight/accepted-hints.ts";
import type { Warning } from "#design/preflight/warning.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { CartDialog } from "./cart-dialog.tsx";
import { isSmallScreen } from "./dom/small-screen.ts";
import type { EditorVariant } from "./editor-props.ts";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { askedAtCart } from "./kernels/asked-at-cart.ts";
import { askedWith, type CartDoubt, cameUnseen, doubtAbout, NOT_ASKED } from "./kernels/cart-doubt.ts";
import { unitPrice } from "./kernels/unit-price.ts";
import { type AskedPart, type AskedVariant, askedOfVariant } from "./kernels/variant-choice.ts";
import { liesThere } from "./refused-cart.tsx";
import type { useAutosave } from "./use-autosave.ts";
import { useInCart } from "./use-in-cart.ts";
import { useLettersCome } from "./use-letters-come.ts";
import type { useOpenParts } from "./use-open-parts.ts";
import type { AskedPlace } from "./use-show-asked.ts";
import { useTonesRead } from "./use-tones-read.ts";
import { VariantQuestion } from "./variant-question.tsx";

type CartButtonProps = {
	saving: ReturnType<typeof useAutosave>;
	variant: EditorVariant | undefined;
	openParts: ReturnType<typeof useOpenParts>;
	onVariant: (id: number) => void;
	quantity: number;
	onQuantity: (quantity: number) => void;
	warnings: readonly Warning[];
	/** Leads to what a question is about. */
	onShow: (place: AskedPlace) => void;
};

/** A real form post, once every photo has arrived and the server has the design as it is on the screen. */
export function CartButton(props: CartButtonProps) {
	const { saving, variant, openParts, onVariant, quantity, onQuantity, warnings, onShow } = props;
	const { t } = useTranslation("create");
	const { props: editor, ports, settled, announce, tell, hush, uploads: queue } = useEditorTools();
	const { document } = useEditorState();
	const uploads = useSyncExternalStore(queue.subscribe, queue.getState);
	const form = useRef<HTMLFormElement>(null);
	const projectField = useRef<HTMLInputElement>(null);
	const versionField = useRef<HTMLInputElement>(null);
	const { leaving, setLeaving } = saving;
	const [wanted, setWanted] = useState(false);
	const [answered, setAnswered] = useState<CartDoubt | null>(null);
	const isSending = wanted || !!leaving;
	const { replaces, lyingAs, seenQuantity, noteSent } = useInCart(
		saving.project,
		variant,
		quantity,
		onQuantity,
		isSending,
	);
	const grave = askedAtCart(warnings);
	const [isSmall, setIsSmall] = useState(false);
	const pressedOn = useRef(variant?.id);
	const askedVariant = askedOf(variant, openParts.open);
	const isWaiting = wanted && !askedVariant;
	const letters = useLettersCome(isWaiting);
	const [unseenTold, setUnseenTold] = useState(false);
	const areTonesRead = useTonesRead(wanted);
	const isJudged = letters !== "coming" && (areTonesRead || uploads.length > 0);
	const ofDesign = doubtAbout(document, uploads, grave);
	const doubt = letters === "unseen" && !unseenTold ? "unseen" : ofDesign;
	/** What was answered stays until the cart comes: a second tap on it meets nothing that lies below. */
	const question = leaving ? answered : isWaiting && isJudged ? doubt : null;
	const askedAbout = useRef(NOT_ASKED);
	/** Nothing is sent with one of them before the customer was asked. */
	const asked: readonly AcceptedHint[] = [
		...grave.map(({ sideCode, code }) => ({ side: sideCode, code })),
		...emptyPages(document).map((side) => ({ side, code: "empty-page" as const })),
	];
	const hints = [...new Set(asked.map(writeAcceptedHint))];
	const latestHints = useRef(hints);
	latestHints.current = hints;
	const label = replaces ? "cart.replace" : "cart.add";
	const price = unitPrice(editor.prices, variant?.id, quantity);

	const { hold } = saving;
	useEffect(() => (wanted || leaving ? hold() : undefined), [hold, wanted, leaving]);

	useEffect(() => {
		if (saving.status === "saved") hush(t("cart.notSaved"));
	}, [saving.status, hush, t]);

	/** Wide screens show the colours beside the page. */
	function askedOf(of: EditorVariant | undefined, { color, size }: typeof openParts.open): AskedVariant | null {
		return askedOfVariant(editor.variants, of, { color: color && isSmall, size });
	}

	async function send(): Promise<void> {
		const way = new AbortController();
		setWanted(false);
		setAnswered(question ?? (unseenTold ? "unseen" : null));
		setLeaving(way);
		announce(t("cart.saving"));
		settled.settle();
		await null; // a size just chosen reaches the autosave with this commit's effects
		// A form that is sent into nothing leaves the browser's own page where the editor was.
		const saved = (await saving.settle()) && (await ports.isReachable());
		if (way.signal.aborted) return;
		if (latestHints.current.some((hint) => !hints.includes(hint))) {
			setLeaving(null);
			want();
			return;
		}
		const project = saving.project();
		if (saved && project && form.current && projectField.current && versionField.current) {
			const address = new URL(form.current.action);
			address.searchParams.set("project", project.id);
			form.current.action = address.href;
			projectField.current.value = project.id;
			versionField.current.value = String(project.version);
			noteSent();
			form.current.submit();
			return;
		}
		setLeaving(null);
		if (saving.theirs()) saving.setAsked(true);
		else tell(t("cart.notSaved"));
	}

	function onSubmit(event: FormEvent): void {
		event.preventDefault();
		if (leaving || wanted || !variant?.available) return;
		setIsSmall(isSmallScreen());
		pressedOn.current = variant.id;
		if (saving.theirs()) saving.setAsked(true);
		else want();
	}

	function answer(part: AskedPart, next: EditorVariant): void {
		const isLast = !askedOf(next, openParts.answer(part, next));
		const there = isLast && next.id !== pressedOn.current && lyingAs(next.id);
		// What lies there is not changed unseen: its number stands at the button first, unless one was typed.
		if (there) {
			setWanted(false);
			tell(liesThere(there.quantity, t));
		}
		onVariant(next.id);
	}

	function want(): void {
		askedAbout.current = NOT_ASKED;
		setUnseenTold(false);
		settled.settle();
		setWanted(true);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: sent once, when nothing speaks against it any more
	useEffect(() => {
		if (!isWaiting) return;
		askedAbout.current = askedWith(askedAbout.current, question);
		const areLettersThere = letters === "come";
		const came = cameUnseen(askedAbout.current, { question, ofDesign, areLettersThere, unseenTold });
		if (came) {
			setWanted(false);
			tell(t(came === "photos" ? "cart.arrived" : "cart.fontCame"));
		} else if (isJudged && doubt === null) void send();
	}, [isWaiting, isJudged, uploads, ofDesign, doubt]);

	return (
		<>
			<form ref={form} method="post" action={editor.cartAction} onSubmit={onSubmit} className="flex items-center gap-3">
				<input ref={projectField} type="hidden" name="projectId" />
				<input ref={versionField} type="hidden" name="version" />
				<input type="hidden" name="variantId" value={variant?.id ?? ""} />
				<input type="hidden" name="quantity" value={quantity} />
				{replaces && <input type="hidden" name="replaces" value="yes" />}
				{replaces && seenQuantity !== undefined && <input type="hidden" name="seenQuantity" value={seenQuantity} />}
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
					busy={!!leaving || (isWaiting && !isJudged)}
					disabled={!variant?.available}
					title={t(label)}
					className="min-w-0 px-1 leading-tight @min-[22rem]:px-4 @max-[20rem]:min-h-[44px] @max-[20rem]:px-[10px]"
				>
					{!leaving && <Icon of={IconShoppingBagPlus} className="hidden @max-[20rem]:block" />}
					<span className="text-balance @max-[20rem]:sr-only">{t(label)}</span>
				</Button>
			</form>
			<VariantQuestion
				asked={wanted ? askedVariant : null}
				onBack={() => askedVariant && setWanted(false)}
				onAnswer={answer}
			/>
			<CartDialog
				doubt={question}
				uploads={uploads}
				grave={grave}
				replaces={replaces}
				busy={!!leaving}
				onBack={() => question && setWanted(false)}
				onUploads={() => {
					askedAbout.current = { ...askedAbout.current, missing: false };
				}}
				onShow={(place) => {
					if (leaving) return;
					setWanted(false);
					onShow(place);
				}}
				onUnseen={() => setUnseenTold(true)}
				onAnyway={() => void send()}
			/>
		</>
	);
}
