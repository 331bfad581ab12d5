import { randomUUID } from "node:crypto";
import IconPalette from "@tabler/icons-react/dist/esm/icons/IconPalette.mjs";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { isUuid } from "#core/identifiers.ts";
import { PROJECT_NAME_LENGTH, PROJECT_SORTS, projectName } from "#core/project-sort.ts";
import { needsSignIn } from "#guards/needs-sign-in.ts";
import { pageNotFound } from "#guards/page-not-found.ts";
import { readForm } from "#guards/read-form.ts";
import { redirect } from "#guards/redirect.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { variantName } from "#shop/cart/variant-name.ts";
import { copyProject, listProjects, type ProjectCursor, renameProject } from "#shop/projects/own-projects.server.ts";
import { shopContext } from "#shop/shop-context.ts";
import { textsOf } from "#shop/texts.server.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { ShopBrand } from "#ui/shop-brand.ts";
import { ToldAtOnce } from "#ui/told-at-once.tsx";
import type { Route } from "./+types/designs.page";
import { deleteDesign } from "./delete-design.server.ts";
import { DeleteQuestion } from "./delete-question.tsx";
import { designInCart, readDeleteQuestion } from "./design-in-cart.server.ts";
import { OwnDesignCard } from "./own-design-card.tsx";
import { ToldInCart } from "./told-in-cart.tsx";

export const handle = { texts: ["account-designs", "cart"] };
export const middleware: Route.MiddlewareFunction[] = [needsSignIn];

const DONE = ["copied", "renamed", "deleted"] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const query = new URL(request.url).searchParams;
	const asked = query.get("delete");
	const question = isUuid(asked) ? await readDeleteQuestion(shop, asked) : undefined;
	if (asked !== null && !question) throw pageNotFound(request);
	const sort = PROJECT_SORTS.find((each) => each === query.get("sort")) ?? "DATE_LAST_MODIFICATION";
	const after = parseCursor(query.get("after"));
	const { projects, next } = question ? { projects: [], next: undefined } : await listProjects(shop, { sort, after });
	const day = new Intl.DateTimeFormat(shop.locale.iso, { dateStyle: "long", timeZone: shop.site.timeZone });
	return {
		question,
		sort,
		designs: projects.map(({ updatedAt, size, colorName, ...project }) => ({
			...project,
			variant: variantName({ size, colorName }),
			changedOn: day.format(updatedAt),
		})),
		next: next && `${next.time.getTime()}.${next.id}`,
		isFirst: after === undefined,
		done: DONE.find((each) => each === query.get("done")),
		formKey: randomUUID(),
	};
}

export async function action({ context, request }: Route.ActionArgs) {
	const shop = context.get(shopContext);
	const form = await readForm(request);
	const [id, key] = [String(form.get("project") ?? ""), String(form.get("key") ?? "")];
	if (!isUuid(id)) throw pageNotFound(request);
	const query = new URL(request.url).searchParams;
	const listWith = (done: (typeof DONE)[number]) => {
		query.delete("delete");
		query.set("done", done);
		return redirect(`/accounts/designs?${query}`);
	};
	const name = projectName(String(form.get("name") ?? ""));
	const refuse = (refused: "changed" | "cart_full" | "too_elaborate" | "name_too_long") =>
		data({ id, refused, name }, { status: 422 });
	switch (form.get("intent")) {
		case "rename": {
			const renamed = await renameProject(shop, id, name);
			if (renamed.ok) return listWith("renamed");
			if (renamed.reason === "name_too_long") return refuse(renamed.reason);
			throw pageNotFound(request);
		}
		case "copy": {
			if (!isUuid(key)) throw pageNotFound(request);
			const t = textsOf(shop.locale).getFixedT(shop.locale.iso, "account-designs");
			const copied = await copyProject(shop, id, `${key} ${id}`, (name) => t("nameOfCopy", { name }));
			query.delete("after");
			if (copied.ok || copied.reason === "conflict") return listWith("copied");
			if (copied.reason !== "not_found") return refuse("changed");
			throw pageNotFound(request);
		}
		case "cart": {
			const added = await designInCart(shop, id);
			if (added.ok) return { id, ...added.value };
			if (added.reason === "unknown_project") throw pageNotFound(request);
			return refuse(added.reason === "cart_full" || added.reason === "too_elaborate" ? added.reason : "changed");
		}
		case "delete":
			if (await deleteDesign(shop, id)) return listWith("deleted");
			throw pageNotFound(request);
		default:
			throw pageNotFound(request);
	}
}

function parseCursor(given: string | null): ProjectCursor | undefined {
	const [, time, id] = /^(\d{1,14})\.(.+)$/.exec(given ?? "") ?? [];
	return isUuid(id) ? { time: new Date(Number(time)), id } : undefined;
}

export default function DesignsPage({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useTranslation("account-designs");
	const brand = useContext(ShopBrand);
	const { question, designs, next, sort, isFirst, done, formKey } = loaderData;
	if (question) return <DeleteQuestion {...question} action="/accounts/designs" keepTo="/accounts/designs" />;
	const tooLong =
		actionData && "refused" in actionData && actionData.refused === "name_too_long" ? actionData : undefined;
	/** Told at its card, where it is on this page. */
	const answer = (name?: string) =>
		actionData && (
			<ToldAtOnce answer={actionData}>
				{"told" in actionData ? (
					<ToldInCart answer={actionData} name={name} />
				) : (
					<Notice tone="warning">
						{t(`refused.${actionData.refused}`, { length: actionData.name.length, most: PROJECT_NAME_LENGTH })}
					</Notice>
				)}
			</ToldAtOnce>
		);
	return (
		<div className="grid grid-cols-1 gap-8">
			<PageTitle>{t("title")}</PageTitle>
			<h1 className="text-36">{t("title")}</h1>
			{designs.every(({ id }) => id !== actionData?.id) && answer()}
			{done && !actionData && (
				<div role="status">
					<Notice tone="success">{t(`done.${done}`)}</Notice>
				</div>
			)}
			{designs.length > 0 && (
				<form method="get" className="flex flex-wrap items-end gap-4">
					<SelectField
						name="sort"
						label={t("sort")}
						defaultValue={sort}
						options={PROJECT_SORTS.map((each) => ({ value: each, text: t(`sorts.${each}`) }))}
					/>
					<Button look="secondary">{t("show")}</Button>
				</form>
			)}
			<ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(11rem,40%)),1fr))] gap-6 xl:grid-cols-3 empty:hidden">
				{designs.map((design) => (
					<OwnDesignCard
						key={design.id}
						design={design}
						formKey={formKey}
						tooLong={tooLong?.id === design.id ? tooLong.name : undefined}
						answer={actionData?.id === design.id && !tooLong ? answer : undefined}
					/>
				))}
			</ul>
			{designs.length === 0 && (
				<EmptyState
					icon={IconPalette}
					title={t(`empty.${brand}`)}
					actions={<ButtonLink to="/">{t("browse")}</ButtonLink>}
				>
					{t(`emptyHelp.${brand}`)}
				</EmptyState>
			)}
			<nav aria-label={t("pages")} className="flex gap-4 empty:hidden">
				{!isFirst && (
					<ButtonLink to={`/accounts/designs?sort=${sort}`} look="secondary">
						{t("newest")}
					</ButtonLink>
				)}
				{next && (
					<ButtonLink to={`/accounts/designs?sort=${sort}&after=${next}`} look="secondary">
						{t("older")}
					</ButtonLink>
				)}
			</nav>
		</div>
	);
}
