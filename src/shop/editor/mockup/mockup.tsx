import { lazyPart } from "../lazy-part.tsx";

/** A column beside the stage on wide screens; on small ones a sheet below it, as panels are. */
export const MOCKUP_BESIDE_STAGE =
	"relative z-20 order-1 max-h-[62%] border-t border-line bg-paper shadow-card lg:static lg:order-none lg:max-h-none lg:w-88 lg:shrink-0 lg:max-w-[34%] lg:border-s lg:border-t-0 lg:bg-field lg:shadow-none";

/** Whatever it needs comes when somebody asks for it. */
export const Mockup = lazyPart(() => import("./mockup-view.tsx"));
