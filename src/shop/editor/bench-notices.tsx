import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { DesignGone } from "./design-gone.tsx";
import { useEditorTools } from "./editor-tools.ts";
import { replaceDesign } from "./kernels/choose-variant.ts";
import { LostPhotosNotice } from "./lost-photos-notice.tsx";
import { RestoredNotice } from "./restored-notice.tsx";
import { UnfinishedNotice } from "./unfinished-notice.tsx";
import { UploadList } from "./upload-list.tsx";
import type { LostPhotos } from "./use-lost-photos.ts";
import type { Restored } from "./use-restored.ts";

type BenchNoticesProps = {
	restored: Restored;
	lost: LostPhotos | null;
	onQuantity: (quantity: number) => void;
	/** Whether a sheet is open. */
	sheet: boolean;
};

/** What there is to say of the design as it was opened. */
export function BenchNotices({ restored, lost, onQuantity, sheet }: BenchNoticesProps) {
	const { props, store } = useEditorTools();
	return (
		<>
			{props.designGone && (
				<DesignGone article={props.article} backHref={props.backHref} blank={!restored.unsent} closable />
			)}
			{props.unfinished && !restored.unsent && <UnfinishedNotice {...props.unfinished} sheet={sheet} />}
			{lost && <LostPhotosNotice {...lost} />}
			<RestoredNotice
				restored={restored}
				onAfresh={() => {
					replaceDesign(store, props.initialDocument, props.variantId);
					onQuantity(props.quantity);
				}}
			/>
		</>
	);
}

type OverStageProps = { product: boolean; onUploads: () => void; notices: ReactNode; toast: ReactNode };

/**
 * Read before the tools, and seen over the stage: between the tools and what stands beside it on wide screens, below what
 * stands there for a photo and for sides on small ones.
 */
export function OverStage({ product, onUploads, notices, toast }: OverStageProps) {
	return (
		<div
			data-over-stage=""
			className={classNames(
				"pointer-events-none absolute inset-x-2 top-14 bottom-28 z-30 mx-auto flex max-w-form flex-col gap-2 *:shrink-0 lg:bottom-14",
				"*:not-aria-hidden:pointer-events-auto *:not-aria-hidden:min-h-0 *:not-aria-hidden:shrink *:not-aria-hidden:overflow-y-auto",
				"max-lg:group-has-[[data-photo-bar]]/bench:top-17",
				"max-lg:group-has-[[data-photo-bar]]/bench:group-has-[[role=tablist]]/bench:top-31",
				"lg:start-[calc(min(28*var(--spacing),15%)+2*var(--spacing))]",
				product
					? "lg:end-[calc(min(80*var(--spacing),30%)+min(88*var(--spacing),34%)+2*var(--spacing))]"
					: "lg:end-[calc(min(80*var(--spacing),30%)+2*var(--spacing))]",
			)}
		>
			{notices}
			<UploadList onChange={onUploads} />
			{toast}
		</div>
	);
}
