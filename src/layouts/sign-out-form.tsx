import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";

/** A whole new document: nothing of the customer stays in the page. */
export function SignOutForm() {
	const { t } = useTranslation("general");
	return (
		<Form method="post" action="/login" reloadDocument>
			<Button look="quiet" name="intent" value="sign-out" className="px-4">
				{t("account.signOut")}
			</Button>
		</Form>
	);
}
