import IconPalette from "@tabler/icons-react/dist/esm/icons/IconPalette.mjs";
import { useTranslation } from "react-i18next";
import { parseId } from "#core/identifiers.ts";
import { readPlace, SORTS, sortOf, writePlace } from "#core/list-order.ts";
import { TRI_STATES } from "#core/tri-state.ts";
import { needsSignIn } from "#guards/needs-sign-in.ts";
import { pageNotFound } from "#guards/page-not-found.ts";
import { readForm } from "#guards/read-form.ts";
import { redirect } from "#guards/redirect.ts";
import { redirectNotSpecialGroup } from "#guards/redirect-not-special-group.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { ListTurns } from "#shop/list-turns.tsx";
import { shopContext } from "#shop/shop-context.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { Route } from "./+types/designs-admin.page";
import { listOwnDesigns, setPublished } from "./own-designs.server.ts";
import { PublishedDesignCard } from "./published-design-card.tsx";

export const handle = { texts: ["designs-admin", "lists"] };
export const middleware: Route.MiddlewareFunction[] = [needsSignIn, redirectNotSpecialGroup];

const DONE = ["published", "withdrawn"] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	if (!shop.customer) throw pageNotFound(request);
	const query = new URL(request.url).searchParams;
	const sort = sortOf(query.get("sort")) ?? "POPULARITY";
	const published = TRI_STATES.find((each) => each === query.get("published")) ?? "ALL";
	const after = readPlace(query.get("after"));
	const { designs, next } = await listOwnDesigns(shop, shop.customer, { sort, published, after });
	const day = new Intl.DateTimeFormat(shop.locale.iso, { dateStyle: "medium", timeZone: "UTC" });
	const dayOf = (date: string) => day.format(new Date(`${date}T00:00:00Z`));
	return {
		designs: designs.map(({ createdOn, modifiedOn, popularity, ...design }) => ({
			...design,
			popularity: new Intl.NumberFormat(shop.locale.iso).format(popularity),
			createdOn: dayOf(createdOn),
			modifiedOn: dayOf(modifiedOn),
		})),
		...{ sort, published },
		next: next && writePlace(next),
		isFirst: after === undefined,
		done: DONE.find((each) => each === query.get("done")),
	};
}

export async function action({ context, request }: Route.ActionArgs) {
	const shop = context.get(shopContext);
	const form = await readForm(request);
	const id = parseId(String(form.get("design") ?? ""));
	const done = DONE.find((each) => each === form.get("intent"));
	const changed = shop.customer?.group === "partner" && id !== undefined && done !== undefined;
	if (!changed || !(await setPublished(shop, shop.customer, id, done === "published"))) throw pageNotFound(request);
	const query = new URL(request.url).searchParams;
	query.set("done", done);
	return redirect(`/accounts/designs/admin?${query}`);
}

export default function DesignsAdminPage({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation(["designs-admin", "lists"]);
	const { designs, sort, published, next, isFirst, done } = loaderData;
	return (
		<div className="grid grid-cols-1 gap-8">
			<PageTitle>{t("title")}</PageTitle>
			<header className="grid gap-2">
				<h1 className="text-36">{t("title")}</h1>
				<p className="max-w-prose text-ink-soft">{t("help")}</p>
			</header>
			{done && (
				<div role="status">
					<Notice tone="success">{t(`done.${done}`)}</Notice>
				</div>
			)}
			<form method="get" className="flex flex-wrap items-end gap-4">
				<SelectField
					name="published"
					label={t("state")}
					defaultValue={published}
					options={TRI_STATES.map((each) => ({ value: each, text: t(`states.${each}`) }))}
				/>
				<SelectField
					name="sort"
					label={t("sort")}
					defaultValue={sort}
					options={SORTS.map((each) => ({ value: each, text: t(`sorts.${each}`) }))}
				/>
				<Button look="secondary">{t("lists:show")}</Button>
			</form>
			<ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(11rem,40%)),1fr))] gap-6 xl:grid-cols-3 empty:hidden">
				{designs.map((design) => (
					<PublishedDesignCard key={design.id} design={design} />
				))}
			</ul>
			{designs.length === 0 && (
				<EmptyState icon={IconPalette} title={t(published === "ALL" ? "empty" : "none")}>
					{published === "ALL" && t("emptyHelp")}
				</EmptyState>
			)}
			<ListTurns
				label={t("pages")}
				path="/accounts/designs/admin"
				query={{ published, sort }}
				isFirst={isFirst}
				next={next}
			/>
		</div>
	);
}
