import { useTranslation } from "react-i18next";
import { Form, redirect } from "react-router";
import { sitePath } from "#core/site-path.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { shopContext } from "#shop/shop-context.ts";
import { Button } from "#ui/button.tsx";
import type { Route } from "./+types/login.page";
import { changeCheckout } from "./checkout.server.ts";

export const handle = { texts: ["checkout"] };

export function loader({ request }: Route.LoaderArgs) {
	return { callback: callbackOf(request) };
}

export async function action({ context, request }: Route.ActionArgs) {
	await changeCheckout(context.get(shopContext), { guestChoice: "continue_like_guest" });
	return redirect(callbackOf(request));
}

function callbackOf(request: Request): string {
	return sitePath(new URL(request.url).searchParams.get("callbackUrl")) ?? "/checkout";
}

export default function LoginPage() {
	const { t } = useTranslation("checkout");
	return (
		<div className="page-column grid max-w-form gap-6 py-12 lg:py-20">
			<PageTitle>{t("guest.title")}</PageTitle>
			<h1 className="text-36">{t("guest.title")}</h1>
			<p className="text-18 text-ink-soft">{t("guest.text")}</p>
			<Form method="post">
				<Button size="large" wide>
					{t("guest.continue")}
				</Button>
			</Form>
		</div>
	);
}
