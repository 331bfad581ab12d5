import IconCoins from "@tabler/icons-react/dist/esm/icons/IconCoins.mjs";
import { useTranslation } from "react-i18next";
import { parseLongId } from "#core/identifiers.ts";
import { needsSignIn } from "#guards/needs-sign-in.ts";
import { pageNotFound } from "#guards/page-not-found.ts";
import { redirectNotSpecialGroup } from "#guards/redirect-not-special-group.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { ListTurns } from "#shop/list-turns.tsx";
import { PeriodField } from "#shop/period-field.tsx";
import { shopContext } from "#shop/shop-context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { Route } from "./+types/commissions.page";
import { commissionFilterOf, STATE_CHOICES } from "./commission-filter.ts";
import { CommissionRow } from "./commission-row.tsx";
import { CommissionTotals } from "./commission-totals.tsx";
import { listCommissions } from "./list-commissions.server.ts";

export const handle = { texts: ["commissions", "lists"] };
export const middleware: Route.MiddlewareFunction[] = [needsSignIn, redirectNotSpecialGroup];

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	if (!shop.customer) throw pageNotFound(request);
	const query = new URL(request.url).searchParams;
	const filter = commissionFilterOf(query);
	const after = parseLongId(query.get("after"));
	const found = await listCommissions(shop, shop.customer, { ...filter, after });
	return { ...found, ...filter, isFirst: after === undefined };
}

export default function CommissionsPage({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation(["commissions", "lists"]);
	const { commissions, months, next, date, state, isFirst } = loaderData;
	const filtered = date !== "without" || state !== "ALL";
	return (
		<div className="grid grid-cols-1 gap-8">
			<PageTitle>{t("title")}</PageTitle>
			<h1 className="text-36">{t("title")}</h1>
			<form method="get" className="flex flex-wrap items-end gap-4">
				<PeriodField date={date} />
				<SelectField
					name="state"
					label={t("column.state")}
					defaultValue={state}
					options={STATE_CHOICES.map((each) => ({ value: each, text: t(`state.${each}`) }))}
				/>
				<Button look="secondary">{t("lists:show")}</Button>
			</form>
			{months.length > 0 && <CommissionTotals months={months} />}
			<ul className="grid grid-cols-1 gap-4 empty:hidden">
				{commissions.map((commission) => (
					<CommissionRow key={commission.id} commission={commission} />
				))}
			</ul>
			{commissions.length === 0 ? (
				<EmptyState icon={IconCoins} title={t(filtered ? "none" : "empty")}>
					{!filtered && t("emptyHelp")}
				</EmptyState>
			) : (
				<ButtonLink
					to={`/accounts/commissions.csv?${new URLSearchParams({ date, state })}`}
					reload
					look="secondary"
					className="justify-self-start"
				>
					{t("download")}
				</ButtonLink>
			)}
			<ListTurns
				label={t("pages")}
				path="/accounts/commissions"
				query={{ date, state }}
				isFirst={isFirst}
				next={next === undefined ? undefined : String(next)}
			/>
		</div>
	);
}
