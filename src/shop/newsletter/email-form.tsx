import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";

type EmailFormProps = {
	action: string;
	/** What the address is asked for. */
	children: ReactNode;
	/** Directly above the button. */
	consent?: string;
	button: string;
	/** As it was typed; `refused`: it is none. */
	email: string | undefined;
	refused: boolean;
};

/** Asks for one e-mail address and nothing else. */
export function EmailForm({ action, children, consent, button, email, refused }: EmailFormProps) {
	const { t } = useTranslation("newsletter");
	return (
		<Form method="post" action={action} noValidate className="grid justify-items-start gap-6">
			{children}
			<div className="w-full">
				<Field
					name="email"
					type="email"
					label={t("email")}
					autoComplete="email"
					inputMode="email"
					required
					defaultValue={email}
					error={refused && t("error")}
				/>
			</div>
			{consent && <p className="text-14 text-ink-soft">{consent}</p>}
			<Button size="large">{button}</Button>
		</Form>
	);
}
