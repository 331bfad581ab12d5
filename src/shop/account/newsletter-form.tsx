import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { NEWSLETTER_TOPICS } from "#core/newsletter.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import type { Profile } from "./read-profile.server.ts";

type NewsletterFormProps = Pick<Profile, "brand" | "newsletter">;

/** What to read about; nothing ticked is no newsletter. */
export function NewsletterForm({ brand, newsletter }: NewsletterFormProps) {
	const { t } = useTranslation(["profile", "newsletter"]);
	return (
		<Form method="post" className="grid justify-items-start gap-4">
			<p>{t(`newsletter.${newsletter.status}`)}</p>
			{NEWSLETTER_TOPICS.map((topic) => (
				<Checkbox
					key={topic}
					id={`topic-${topic}`}
					name="topics"
					value={topic}
					label={t(`newsletter:topic.${topic}`)}
					defaultChecked={newsletter.topics.includes(topic)}
				/>
			))}
			<p className="text-14 text-ink-soft">{t("newsletter:consent", { brand })}</p>
			<Button look="secondary" name="intent" value="newsletter">
				{t("newsletter.save")}
			</Button>
		</Form>
	);
}
