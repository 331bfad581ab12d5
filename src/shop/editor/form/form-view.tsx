import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconPointer from "@tabler/icons-react/dist/esm/icons/IconPointer.mjs";
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LIGHT } from "#design/contrast.ts";
import { isShaped, piecePath } from "#design/geometry/side-openings.ts";
import { layoutSide } from "#design/layout.ts";
import type { Warning } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { DesignSvg } from "#painters/svg.tsx";
import { Button } from "#ui/button.tsx";
import type { EditorSide } from "../editor-props.ts";
import { useEditorTools, useLiveState } from "../editor-tools.ts";
import { FoldLines, FoldNames } from "../fold-lines.tsx";
import type { HandOverProps } from "../hand-over.tsx";
import { sideOf } from "../kernels/commands.ts";
import { lazyPart } from "../lazy-part.tsx";
import { Mockup } from "../mockup/mockup.tsx";
import type { ProductView } from "../mockup/use-product-view.ts";
import { OrderOptions, type OrderOptionsProps } from "../order-options.tsx";
import { useShownProof } from "../proof/shown-proof.ts";
import { sideGround } from "../side-ground.ts";
import { SideTabs } from "../side-tabs.tsx";
import { UploadList } from "../upload-list.tsx";
import { usePictureHref } from "../use-picture-href.ts";
import { FormFold } from "./form-fold.tsx";
import { FormMore } from "./form-more.tsx";
import { FormProof } from "./form-proof.tsx";
import { FormSide } from "./form-side.tsx";
import { PagePhotos } from "./page-photos.tsx";
import { SpokenProof } from "./spoken-proof.tsx";
import { useFieldsInSight } from "./use-fields-in-sight.ts";

const ThemeControls = lazyPart(() => import("../themes/theme-controls.tsx"));

type FormViewProps = {
	side: EditorSide;
	shaper: TextShaper;
	cloth: string | null;
	warnings: readonly Warning[];
	order: OrderOptionsProps;
	handOver: HandOverProps;
	onCanvas: () => void;
	product: ProductView;
	/** Somebody has just asked for it: what they pressed is gone, and the heading takes its focus. */
	takesFocus: boolean;
	onUploads: () => void;
	/** Notices that stand over the form. */
	children: ReactNode;
};

/** The design as a plain form beside its picture: nothing to drag, everything by words, buttons and files. */
export default function FormView(props: FormViewProps) {
	const { side, shaper, cloth, warnings, order, handOver, onCanvas, product, takesFocus, onUploads, children } = props;
	const { t } = useTranslation("create");
	const { props: editor, store } = useEditorTools();
	const { form, picture, fields, content, bring, follow } = useFieldsInSight(store);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (takesFocus) heading.current?.focus({ preventScroll: true });
	}, [takesFocus]);
	const proof = <LiveProof side={side} shaper={shaper} cloth={cloth} />;
	return (
		<section
			ref={form}
			onScroll={follow}
			aria-labelledby="form-name"
			className="relative flex [overflow-anchor:none] min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain lg:flex-row lg:overflow-hidden"
		>
			<div
				ref={picture}
				className="sticky top-0 z-10 shrink-0 border-b border-line bg-field lg:static lg:flex lg:min-h-0 lg:min-w-0 lg:flex-1 lg:flex-col lg:border-b-0"
			>
				<SideTabs onChosen={bring} />
				{product.seen ? (
					<Mockup
						before={proof}
						side={side}
						shaper={shaper}
						variantId={order.variantId}
						onClose={product.toggle}
						className="max-h-[60dvh] bg-field lg:max-h-none lg:flex-1"
					/>
				) : (
					proof
				)}
			</div>
			<div
				ref={fields}
				onScroll={follow}
				className="[overflow-anchor:none] lg:relative lg:w-1/2 lg:max-w-form lg:shrink-0 lg:overflow-y-auto lg:border-s lg:border-line"
			>
				<div
					ref={content}
					className="grid grid-cols-1 gap-6 p-4 pb-16 lg:gap-8 lg:p-6 [&_:not(ul_*)]:scroll-mt-(--covered)"
				>
					<div className="grid gap-3">
						<h2 ref={heading} id="form-name" tabIndex={-1} className="text-22 lg:text-28">
							{t("form.name")}
						</h2>
						<p className="text-ink-soft max-lg:sr-only">{t("form.intro")}</p>
						<div className="flex flex-wrap gap-2 lg:gap-3">
							<Button
								type="button"
								look="secondary"
								size="small"
								icon={IconPointer}
								className="min-h-11"
								onClick={onCanvas}
							>
								{t("form.canvas")}
							</Button>
							{product.seen !== null && (
								<Button
									type="button"
									look="secondary"
									size="small"
									icon={IconEye}
									className="min-h-11"
									aria-expanded={product.seen}
									onClick={product.toggle}
								>
									{t("mockup:see")}
								</Button>
							)}
							{editor.press && <FormProof side={side} />}
						</div>
					</div>
					{children}
					<UploadList only={({ side }) => !editor.sides.some(({ code }) => code === side)} onChange={onUploads} />
					<PagePhotos />
					{editor.sides.map((each) => (
						<FormSide
							key={each.code}
							side={each}
							shaper={shaper}
							warnings={warnings.filter(({ sideCode }) => sideCode === each.code)}
						/>
					))}
					<FormFold name={t("templates:themes.name")}>
						<ThemeControls />
					</FormFold>
					<section aria-labelledby="form-order" className="grid gap-4">
						<h3 id="form-order" className="text-22">
							{t("panel.order")}
						</h3>
						<OrderOptions {...order} />
					</section>
					<SpokenProof warnings={warnings} />
					<FormMore handOver={handOver} />
				</div>
			</div>
		</section>
	);
}

function LiveProof({ side, shaper, cloth }: { side: EditorSide; shaper: TextShaper; cloth: string | null }) {
	const { t } = useTranslation("create");
	const { document } = useLiveState();
	const href = usePictureHref(4);
	const proof = useShownProof(useEditorTools().proof);
	const drawn = sideOf(document, side.code);
	const display = useMemo(() => (drawn ? layoutSide(drawn, shaper) : []), [drawn, shaper]);
	const shown = proof ? proof.display(display) : display;
	const ratio = side.width / side.height;
	const shaped = isShaped(side);
	return (
		<div
			className="bg-editor-surround px-3 py-(--air) lg:h-auto! lg:min-h-0 lg:flex-1 lg:p-8"
			style={
				{
					"--air": side.folds.length > 0 ? "1.25rem" : "0.75rem",
					height: `min(34dvh, calc((100vw - 1.5rem) / ${ratio} + 2 * var(--air)))`,
					...(cloth ? { backgroundColor: cloth } : {}),
				} as CSSProperties
			}
		>
			<div className="grid size-full place-items-center [container-type:size]">
				<div
					className={`relative flex ${shaped ? "" : "border border-line-strong bg-field"}`}
					style={{
						width: `min(100cqw, calc(100cqh * ${ratio}))`,
						aspectRatio: ratio,
						...(cloth && !shaped ? { backgroundColor: cloth } : {}),
					}}
				>
					<DesignSvg
						side={side}
						display={shaped ? [sideGround(side, cloth ?? LIGHT), ...shown] : shown}
						crop="trim"
						href={proof ? proof.href(href) : href}
						idPrefix="form-proof"
						title={t("open.preview", { name: side.name, side: t("form.live") })}
						className="size-full"
					/>
					{(shaped || side.folds.length > 0) && (
						<svg
							aria-hidden="true"
							viewBox={`0 0 ${side.width} ${side.height}`}
							className={`absolute inset-0 size-full ${shaped ? "overflow-visible" : ""}`}
						>
							{shaped && (
								<path d={piecePath(side)} className="fill-none stroke-line-strong" vectorEffect="non-scaling-stroke" />
							)}
							<FoldLines side={side} folds={side.folds} />
						</svg>
					)}
					<FoldNames side={side} />
				</div>
			</div>
		</div>
	);
}
