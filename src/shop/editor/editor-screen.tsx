import { lazy, Suspense, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { DesignSvg } from "#painters/svg.tsx";
import { httpPictureUrl } from "./dom/picture-url.ts";
import type { EditorProps } from "./editor-props.ts";

const Editor = lazy(() => import("./editor.tsx"));

/** What the server sends is complete to look at; the editor itself comes when the browser has it. */
export function EditorScreen(props: EditorProps) {
	const inBrowser = useSyncExternalStore(
		noSubscription,
		() => true,
		() => false,
	);
	const still = <StillView {...props} />;
	if (!inBrowser) return still;
	return (
		<Suspense fallback={still}>
			<Editor {...props} />
		</Suspense>
	);
}

function StillView({ article, sides, preview, prices, variantId, variants }: EditorProps) {
	const { t } = useTranslation("create");
	const [side] = sides;
	const price = prices.find((each) => each.variantId === variantId)?.breaks[0]?.formatted;
	const surround = variants.find(({ id }) => id === variantId)?.surround;
	return (
		<div className="flex h-dvh flex-col bg-editor-surround">
			<header className="flex min-h-14 items-center gap-4 border-b border-line bg-field px-4">
				<h1 className="text-18">{article.name}</h1>
				{price && <p className="ms-auto tabular-nums">{t("price.each", { price })}</p>}
			</header>
			<noscript>
				<p className="m-4 rounded-card bg-warning-soft p-4 text-ink">{t("open.needsScript")}</p>
			</noscript>
			<div className="grid min-h-0 flex-1 place-items-center p-8">
				{side && (
					<div className="grid max-h-full w-full max-w-page">
						{surround && <SurroundSwatch color={surround} />}
						<DesignSvg
							side={side}
							display={preview}
							crop="bleed"
							href={httpPictureUrl}
							idPrefix="still"
							title={t("open.preview", { name: article.name, side: side.name })}
							className={surround ? "max-h-[70dvh] w-full" : "max-h-[70dvh] w-full bg-field"}
						/>
					</div>
				)}
			</div>
			<p className="p-4 text-center text-ink-soft noscript:hidden">{t("open.loading")}</p>
		</div>
	);
}

/** A stripe in the cloth's colour: attributes, as inline styles are forbidden by the page's policy. */
function SurroundSwatch({ color }: { color: string }) {
	return (
		<svg viewBox="0 0 100 2" preserveAspectRatio="none" className="h-2 w-full" aria-hidden="true">
			<rect width="100" height="2" fill={color} />
		</svg>
	);
}

function noSubscription() {
	return () => {};
}
