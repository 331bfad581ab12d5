import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { MAXIMUM_QUANTITY } from "#core/volume-price.ts";
import { type LineProof, ProofLinks } from "#shop/designs/proof-links.tsx";
import { DesignWords } from "#ui/design-words.tsx";
import { FieldNotes } from "#ui/field-frame.tsx";
import { PageLink } from "#ui/page-link.tsx";
import { Picture, type PictureFile } from "#ui/picture.tsx";
import { QuantityField } from "#ui/quantity-field.tsx";
import { useNameWithWords } from "#ui/use-name-with-words.ts";
import type { RefusedChange } from "./cart-answer.ts";
import type { CartRowsProps } from "./cart-rows.tsx";
import { ChangedNotice, changesId } from "./changed-notice.tsx";
import type { LineChanges } from "./line-changes.server.ts";
import type { TakenOut } from "./taken-out.ts";
import type { CartAnswers } from "./use-cart-answers.ts";
import { useLineChanges } from "./use-line-changes.ts";
import { WhichLine } from "./which-line.tsx";

export type CartRow = TakenOut & {
	variant: string;
	unit: string;
	total: string;
	editTo: string;
	picture: PictureFile;
	proofs: readonly LineProof[];
	printsDuller: boolean;
	/** Since it was put in. */
	changes: LineChanges | undefined;
};

type RowProps<Line> = {
	line: Line;
	/** Why its last change was not made. */
	refused: RefusedChange | undefined;
	answers: Pick<CartAnswers, "tell" | "begin" | "leave">;
};

/** One line: what it looks like, how many, how much; each change is a form of its own. */
export function CartLineRow({ line, refused, answers, putBack }: RowProps<CartRow> & Pick<CartRowsProps, "putBack">) {
	const { t } = useTranslation("cart");
	const { quantity, busy, step, set, remove } = useLineChanges(line, answers);
	const refusal = useRefusal(refused, line);
	const [error, errorOfChanges] = refused?.reason === "not_kept" ? [undefined, refusal] : [refusal, undefined];
	const fieldId = `quantity-${line.id}`;
	const name = useNameWithWords()(line);
	return (
		<li className="grid grid-cols-1 gap-4 @2xs:max-md:grid-cols-[7rem_1fr] border-b border-line py-6 md:grid-cols-[10rem_1fr_auto] md:gap-6">
			<PageLink to={line.editTo} reload className="aspect-square overflow-hidden rounded-card">
				<Picture
					file={line.picture}
					alt={t("pictureAlt", { name })}
					sizes="10rem"
					className="h-full w-full object-cover"
				/>
			</PageLink>
			<div className="grid content-start gap-2">
				<h2 className="text-18">{line.name}</h2>
				<DesignWords words={line.words} />
				{line.variant && <p className="text-14 text-ink-soft">{line.variant}</p>}
				<p className="text-14 text-ink-soft tabular-nums" aria-busy={busy}>
					{t("each", { price: line.unit })}
				</p>
				<ProofLinks proofs={line.proofs} of={name} words={(side) => t("flatProof", { side })} />
				{line.printsDuller && <p className="text-14 text-ink-soft">{t("printsDuller")}</p>}
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
					<Form
						method="post"
						preventScrollReset
						noValidate
						onSubmit={set}
						className={error && "grid basis-full justify-items-start gap-2"}
					>
						<WhichLine line={line} />
						<input type="hidden" name="shown" value={quantity} />
						<QuantityField
							id={fieldId}
							label={t("quantityOf", { name })}
							defaultValue={quantity}
							max={MAXIMUM_QUANTITY}
							lessText={t("less", { name })}
							moreText={t("more", { name })}
							updateText={t("update", { name })}
							onStep={step}
							error={refused?.reason === "quantity" ? error : undefined}
						/>
						<div role="alert">
							<FieldNotes id={fieldId} error={error} />
						</div>
					</Form>
					<PageLink to={line.editTo} reload className="inline-flex min-h-11 items-center underline underline-offset-4">
						{t("edit")}
						<span className="sr-only"> {name}</span>
					</PageLink>
					<RemoveForm line={line} name={name} onRemove={remove} />
				</div>
			</div>
			<p
				className="col-start-2 text-18 font-semibold tabular-nums aria-busy:text-ink-soft md:col-start-auto md:text-right"
				aria-busy={busy}
			>
				{line.total}
			</p>
			{line.changes && (
				<div id={changesId(line.id)} tabIndex={-1} className="col-span-full scroll-mt-6 md:col-start-2">
					<ChangedNotice line={line} name={name} changes={line.changes} error={errorOfChanges} putBack={putBack} />
				</div>
			)}
		</li>
	);
}

/** A line that cannot be bought any more: kept until the visitor takes it out. */
export function UnavailableRow({ line, refused, answers }: RowProps<TakenOut & Pick<CartRow, "variant">>) {
	const { t } = useTranslation("cart");
	const { remove } = useLineChanges(line, answers);
	const name = useNameWithWords()(line);
	const error = useRefusal(refused, line);
	return (
		<li className="grid content-start gap-2 border-b border-line py-6">
			<h2 className="text-18 text-ink-soft">{line.name}</h2>
			<DesignWords words={line.words} />
			{line.variant && <p className="text-14 text-ink-soft">{line.variant}</p>}
			<p className="text-14 font-medium text-danger">{t("unavailable")}</p>
			<RemoveForm line={line} name={name} onRemove={remove} />
			<div role="alert">
				<FieldNotes id={`removal-${line.id}`} error={error} />
			</div>
		</li>
	);
}

/** In words; that the line is gone is told by the page, for the row leaves with it, unless another came in its place. */
function useRefusal(refused: RefusedChange | undefined, line: TakenOut): string | undefined {
	const { t } = useTranslation("cart");
	const name = useNameWithWords()(line);
	if (!refused) return undefined;
	if (refused.reason === "unknown_line") return refused.lineId === line.id ? undefined : t("already", { name });
	return t(`error.${refused.reason}`, { most: MAXIMUM_QUANTITY });
}

function RemoveForm({ line, name, onRemove }: { line: TakenOut; name: string; onRemove: () => void }) {
	const { t } = useTranslation("cart");
	return (
		<Form
			method="post"
			preventScrollReset
			onSubmit={(event) => {
				event.preventDefault();
				onRemove();
			}}
		>
			<WhichLine line={line} />
			<button
				type="submit"
				name="intent"
				value="remove"
				className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4"
			>
				{t("remove")}
				<span className="sr-only"> {name}</span>
			</button>
		</Form>
	);
}
