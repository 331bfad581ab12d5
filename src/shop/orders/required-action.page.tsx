import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { requiredActionPath } from "#core/user-required-actions.ts";
import { pageNotFound } from "#guards/page-not-found.ts";
import { readForm } from "#guards/read-form.ts";
import { redirect } from "#guards/redirect.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { shopContext } from "#shop/shop-context.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/required-action.page";
import { orderPrices } from "./order-prices.server.ts";
import { mayReadOrder, proveReader, rememberReader } from "./order-readers.server.ts";
import { findOrder } from "./orders.server.ts";
import { parseRefundAccount } from "./parse-refund-account.ts";
import { ProveReader } from "./prove-reader.tsx";
import { RefundAccountForm } from "./refund-account-form.tsx";
import { findRequiredAction, giveRefundAccount } from "./required-actions.server.ts";

export const handle = { texts: ["orders"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const { order, action } = await findBoth(context, params, request);
	const back = { number: order.number, to: `/tracking/${order.publicId}` };
	if (!mayReadOrder(shop, order, request.headers.get("cookie"))) return { back, shown: undefined };
	const state = action.wipedAt ? "wiped" : action.doneAt ? "done" : "open";
	const total = orderPrices(order, shop).price(action.amount);
	return { back, shown: { state, total, ending: action.ending } as const };
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const shop = context.get(shopContext);
	const { order, action } = await findBoth(context, params, request);
	const here = requiredActionPath(order.publicId, action.publicId);
	const cookies = request.headers.get("cookie");
	const form = await readForm(request);
	if (!mayReadOrder(shop, order, cookies)) {
		const proof = String(form.get("proof") ?? "").slice(0, 254);
		const proven = await proveReader(shop, order, proof);
		if (!proven.ok) return data({ proof: { reason: proven.reason, proof }, account: undefined }, { status: 422 });
		return redirect(here, { headers: { "set-cookie": rememberReader(shop, order, cookies) } });
	}
	const account = parseRefundAccount(form);
	if (!account.ok) {
		const typed = { holder: String(form.get("holder") ?? ""), iban: String(form.get("iban") ?? "") };
		return data({ proof: undefined, account: { fields: account.fields, typed } }, { status: 422 });
	}
	await giveRefundAccount(shop, action, account.value);
	return redirect(here);
}

async function findBoth(context: Route.LoaderArgs["context"], params: Route.LoaderArgs["params"], request: Request) {
	const shop = context.get(shopContext);
	const order = await findOrder(shop, params.public_id);
	const action = order && (await findRequiredAction(shop, order, params.user_required_action_public_id));
	if (!order || !action) throw pageNotFound(request);
	return { order, action };
}

export default function RequiredActionPage({ loaderData: { back, shown }, actionData }: Route.ComponentProps) {
	const { t } = useTranslation("orders");
	const trail = [{ text: t("order", back), to: back.to }, { text: t("required.title") }];
	return (
		<div className="page-column grid grid-cols-1 gap-8 pt-6 pb-16">
			<PageTitle>{t("required.title")}</PageTitle>
			<Breadcrumb label={t("path")} trail={trail} />
			<h1 className="text-28 lg:text-36">{t("required.title")}</h1>
			{!shown && (
				<ProveReader
					heading={t("required.prove.heading")}
					text={t("required.prove.text")}
					button={t("required.prove.button")}
					refused={actionData?.proof}
				/>
			)}
			{shown?.state === "open" && <RefundAccountForm total={shown.total} refused={actionData?.account} />}
			{shown && shown.state !== "open" && (
				<div className="grid max-w-form justify-items-start gap-6" role="status">
					<Notice tone="success" title={t(`required.${shown.state}.title`, { total: shown.total })}>
						{t(`required.${shown.state}.text`, { ending: shown.ending })}
					</Notice>
					<ButtonLink to={back.to} look="secondary">
						{t("required.back")}
					</ButtonLink>
				</div>
			)}
		</div>
	);
}
