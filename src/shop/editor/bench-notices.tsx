import { DesignGone } from "./design-gone.tsx";
import { useEditorTools } from "./editor-tools.ts";
import { replaceDesign } from "./kernels/choose-variant.ts";
import { RestoredNotice } from "./restored-notice.tsx";
import { UnfinishedNotice } from "./unfinished-notice.tsx";
import { UploadList } from "./upload-list.tsx";
import type { Restored } from "./use-restored.ts";

type BenchNoticesProps = {
	restored: Restored;
	onQuantity: (quantity: number) => void;
	onUploads: () => void;
	/** Whether a sheet is open. */
	sheet: boolean;
};

/** What there is to say of the design as it was opened, and of photos on their way. */
export function BenchNotices({ restored, onQuantity, onUploads, sheet }: BenchNoticesProps) {
	const { props, store } = useEditorTools();
	return (
		<>
			{props.designGone && (
				<DesignGone article={props.article} backHref={props.backHref} blank={!restored.unsent} closable />
			)}
			{props.unfinished && !restored.unsent && <UnfinishedNotice {...props.unfinished} sheet={sheet} />}
			<RestoredNotice
				restored={restored}
				onAfresh={() => {
					replaceDesign(store, props.initialDocument, props.variantId);
					onQuantity(props.quantity);
				}}
			/>
			<UploadList onChange={onUploads} />
		</>
	);
}
