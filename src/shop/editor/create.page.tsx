import { data } from "react-router";
import { isUuid, parseId } from "#core/identifiers.ts";
import { refused } from "#core/outcome.ts";
import { formatPrice } from "#core/price-display.ts";
import { MAXIMUM_QUANTITY } from "#core/volume-price.ts";
import { withOwnIds } from "#design/own-ids.ts";
import { parseAcceptedHints } from "#design/preflight/accepted-hints.ts";
import { isShapedAs, shapedAs } from "#design/shaped-as.ts";
import { pageNotFound } from "#guards/page-not-found.ts";
import { readForm } from "#guards/read-form.ts";
import { redirect } from "#guards/redirect.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { addToCart, findLine } from "#shop/cart/change-cart.server.ts";
import { linesInCart } from "#shop/cart/project-lines.server.ts";
import type { CartRefusal } from "#shop/cart/write-line.server.ts";
import { askedVariant } from "#shop/catalog/asked-variant.ts";
import { findArticle } from "#shop/catalog/catalog.server.ts";
import { sizeTableOf } from "#shop/catalog/size-table.ts";
import { findAppliedDesign } from "#shop/designs/designs.server.ts";
import { pricesOf } from "#shop/pricing/pricing.server.ts";
import { pressOf, usualPress } from "#shop/production/soft-proof.server.ts";
import { findProject, formatOf, startingDocument } from "#shop/projects/projects.server.ts";
import { listUnfinished } from "#shop/projects/unfinished-designs.server.ts";
import { shopContext, visitorStateContext } from "#shop/shop-context.ts";
import { textsOf } from "#shop/texts.server.ts";
import type { Route } from "./+types/create.page";
import { EditorScreen } from "./editor-screen.tsx";
import { firstSight } from "./first-sight.server.ts";

/** Another tab has changed what lies in the cart. */
const MEANWHILE: readonly CartRefusal[] = ["line_gone", "lies_there"];

export const handle = {
	texts: [
		"create",
		"clip-art",
		"calendar",
		"mockup",
		"soft-proof",
		"handover",
		"templates",
		"elsewhere",
		"sizes",
		"unfinished",
	],
};
/** Specification, section 9. */
const ARTICLE_LIMIT = 20_000;

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const id = Number(params.article_id);
	const article = /^\d{1,5}$/.test(params.article_id) && id < ARTICLE_LIMIT ? await findArticle(shop, id) : undefined;
	const query = new URL(request.url).searchParams;
	const wanted = query.get("project");
	const project = await projectOf(wanted);
	const line = isUuid(query.get("line")) ? await findLine(shop, query.get("line") ?? "") : undefined;
	const edited = line && line.projectId === project?.id ? line : undefined;
	const asked = article && !project ? askedVariant(query.get("variant"), article)?.id : undefined;
	const kept = edited?.chosenVariantId ?? edited?.variantId ?? project?.variantId;
	const variantId = kept ?? asked ?? article?.variants[0]?.id;
	if (!article || variantId === undefined || (project && project.articleId !== article.id)) throw pageNotFound(request);
	const lying = project ? await linesInCart(shop, project.id) : [];
	const seenQuantity = (edited ?? lying.find((each) => each.variantId === variantId))?.quantity ?? 1;
	const designId = project ? null : query.get("design") || null;
	const design = await designOn(article.id, designId);
	const beganWith = design ?? (await designOn(article.id, project?.designId ? `${project.designId}` : null));
	const seller = beganWith
		? `design/${beganWith.slug}/${beganWith.id}?article=${article.id}${asked ? `&variant=${asked}` : ""}`
		: `designs/${article.slug}/${article.id}${asked ? `?variant=${asked}` : ""}`;
	const begun = project?.document ?? (await startingDocument(shop, article, design?.id));
	const document = withOwnIds(shapedAs(article.sides, begun));
	const prices = await pricesOf(
		shop,
		article.variants.map((variant) => variant.id),
	);
	const t = textsOf(shop.locale).getFixedT(shop.locale.iso, "product");
	// Several photos and the design are sent at once: each would begin a visit of its own.
	shop.owner.start();
	const [unfinished] = wanted === null ? await listUnfinished(shop, context.get(visitorStateContext), article.id) : [];
	return {
		article: { id: article.id, name: article.name },
		variants: article.variants.map((variant) => {
			const colorName = variant.colorNames?.[shop.locale.language] ?? variant.color;
			return {
				id: variant.id,
				label: [colorName, variant.size].filter(Boolean).join(", ") || article.name,
				color: variant.colorValue && colorName ? { name: colorName, hex: variant.colorValue } : null,
				size: variant.size,
				available: prices.has(variant.id),
				surround: variant.cloth,
			};
		}),
		sizes: sizeTableOf(article.sizeGuide, shop.locale.iso),
		sides: article.sides.map((side) => ({
			...formatOf(side),
			name: t(`side.${side.code}`),
			minimumDpi: side.minimumDpi,
			folds: side.folds,
			panels: side.panels.map((panel) => t(`panel.${panel}`, { context: side.code })),
			scene: side.scene,
			technique: side.technique,
			isCutAround: side.cutLine === "DESIGN",
		})),
		initialDocument: document,
		reshaped: project !== undefined && !isShapedAs(article.sides, begun),
		project: project ? { id: project.id, version: project.version } : null,
		publishes: shop.customer?.group === "partner",
		lostProject: isUuid(wanted) && !project ? wanted : null,
		unfinished: unfinished ? { projectId: unfinished.id, changed: unfinished.changed } : null,
		designGone: designId !== null && !design,
		startingPoint: design ? `design:${design.id}` : "blank",
		designId: project ? project.designId : (design?.id ?? null),
		variantId,
		isColorChosen: asked !== undefined,
		savedVariantId: project?.variantId ?? variantId,
		quantity: edited?.chosenQuantity ?? seenQuantity,
		seenQuantity,
		prices: article.variants.map((variant) => ({
			variantId: variant.id,
			breaks: (prices.get(variant.id) ?? []).map((entry) => ({
				minQuantity: entry.minimumQuantity,
				formatted: formatPrice(entry.price, shop.locale.iso, shop.site.pricesWithDecimals),
				amount: entry.price.amount,
			})),
		})),
		locale: shop.locale.iso,
		lineId: edited?.id ?? null,
		inCart: lying,
		cartAction: `${shop.prefix}/create/${article.id}${edited ? `?line=${edited.id}` : ""}`,
		backHref: `${shop.prefix}/${edited ? "cart" : seller}`,
		backName: beganWith?.name ?? article.name,
		press: await pressOf(shop, article.id),
		usualPress: await usualPress(),
		preview: firstSight({ document, variantId, articleId: article.id, project, design, reader: shop.locale }),
	};

	async function projectOf(given: string | null) {
		return isUuid(given) ? findProject(shop, given) : undefined;
	}

	async function designOn(articleId: number, given: string | null) {
		const found = given && /^\d{1,9}$/.test(given) ? await findAppliedDesign(shop, Number(given)) : undefined;
		const applied = found?.applications.find((each) => each.articleId === articleId);
		return found && applied ? { id: found.id, hash: applied.hash, name: found.name, slug: found.slug } : undefined;
	}
}

export async function action({ context, request }: Route.ActionArgs) {
	const form = await readForm(request);
	const projectId = String(form.get("projectId") ?? "");
	const quantity = Math.min(MAXIMUM_QUANTITY, Math.max(1, Math.trunc(Number(form.get("quantity")) || 1)));
	const variantId = Number(form.get("variantId"));
	const seenVersion = String(form.get("version") ?? "");
	const version = parseId(seenVersion);
	const edited = new URL(request.url).searchParams.get("line");
	const accepted = parseAcceptedHints(form.getAll("accepted"));
	const lineId = isUuid(edited) ? edited : undefined;
	const replaces = form.has("replaces");
	const seenQuantity = Number(form.get("seenQuantity")) || undefined;
	const added = await add();
	if (added.ok) return redirect(added.value.hasJoined ? `/cart?joined=${added.value.lineId}` : "/cart");
	const isUntouched = quantity === seenQuantity && !MEANWHILE.includes(added.reason);
	return data({ refused: added.reason, variantId, quantity: isUntouched ? undefined : quantity }, { status: 422 });

	async function add() {
		if (!isUuid(projectId)) return refused("unknown_project");
		if (parseId(String(variantId)) === undefined) return refused("unknown_variant");
		if (seenVersion && version === undefined) return refused("changed");
		const line = { projectId, version, variantId, quantity, seenQuantity, lineId, replaces, accepted };
		return addToCart(context.get(shopContext), line);
	}
}

export default function CreatePage({ loaderData, actionData }: Route.ComponentProps) {
	const { variants } = loaderData;
	const chosen = variants.find(({ id }) => id === actionData?.variantId)?.id ?? loaderData.variantId;
	const isMeanwhile = actionData !== undefined && MEANWHILE.includes(actionData.refused);
	const lies = isMeanwhile ? loaderData.inCart.find(({ variantId }) => variantId === chosen) : undefined;
	const quantity = lies?.quantity ?? actionData?.quantity ?? loaderData.quantity;
	const reason = isMeanwhile ? (lies ? "lies_there" : "line_gone") : (actionData?.refused ?? null);
	return (
		<>
			<PageTitle>{loaderData.article.name}</PageTitle>
			<EditorScreen {...loaderData} variantId={chosen} quantity={quantity} refused={reason} />
		</>
	);
}
