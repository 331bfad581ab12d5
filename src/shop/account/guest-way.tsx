import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";

/** Its button comes before its words, so that it is in sight on a small phone, with the cookie notice below it too. */
export function GuestWay({ look }: { look: "primary" | "secondary" }) {
	const { t } = useTranslation("login");
	return (
		<section className="grid gap-4">
			<h2 className="text-28">{t("guest.title")}</h2>
			<Form method="post">
				<Button size="large" look={look} wide name="intent" value="guest">
					{t("guest.continue")}
				</Button>
			</Form>
			<p className="text-ink-soft">{t("guest.text")}</p>
		</section>
	);
}
