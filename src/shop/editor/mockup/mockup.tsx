import { Suspense } from "react";
import { lazyPart } from "../lazy-part.ts";
import { PartLater } from "../part-later.tsx";
import type { MockupViewProps } from "./mockup-view.tsx";

const MockupView = lazyPart(() => import("./mockup-view.tsx"));

/** A column beside the stage on wide screens; on small ones a sheet below it, as panels are. */
export const MOCKUP_BESIDE_STAGE =
	"relative z-20 order-1 max-h-[62%] border-t border-line bg-paper shadow-card lg:static lg:order-none lg:max-h-none lg:w-88 lg:shrink-0 lg:max-w-[34%] lg:border-s lg:border-t-0 lg:bg-field lg:shadow-none";

/** Whatever it needs comes when somebody asks for it. */
export function Mockup(props: MockupViewProps) {
	return (
		<Suspense fallback={<PartLater />}>
			<MockupView {...props} />
		</Suspense>
	);
}
