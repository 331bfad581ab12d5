import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { CUSTOMER_TYPES } from "#core/customer-type.ts";
import { PASSWORD_LENGTH } from "#core/password.ts";
import { loginPath } from "#guards/page-path.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceGroup } from "#ui/choice-group.tsx";
import { Field } from "#ui/field.tsx";
import { PageLink } from "#ui/page-link.tsx";
import { Radio } from "#ui/radio.tsx";
import { type FilledForm, FormErrors, QUIET_LINK, useFieldError } from "./form-errors.tsx";

type SignUpFormProps = { form: FilledForm; callback: string | undefined };

/** The field of a company appears by style alone, so it needs no script. */
export function SignUpForm({ form: { fields, typed }, callback }: SignUpFormProps) {
	const { t } = useTranslation("login");
	const busy = useNavigation().formMethod === "POST";
	const error = useFieldError(fields);
	const field = (name: string) => ({
		name,
		label: t(`field.${name}`),
		error: error(name),
		defaultValue: typed[name],
		required: true,
	});
	return (
		<>
			<FormErrors fields={fields} />
			<Form method="post" noValidate className="group/sign-up grid gap-6">
				<ChoiceGroup id="type" legend={t("field.type")} error={error("type")} flow="row">
					{CUSTOMER_TYPES.map((type) => (
						<Radio
							key={type}
							name="type"
							value={type}
							label={t(`type.${type}`)}
							defaultChecked={(typed.type ?? "PERSON") === type}
						/>
					))}
				</ChoiceGroup>
				<div className="hidden group-has-[[value=COMPANY]:checked]/sign-up:grid">
					<Field {...field("company")} autoComplete="organization" maxLength={120} />
				</div>
				<div className="grid gap-6 md:grid-cols-2">
					<Field {...field("firstName")} autoComplete="given-name" maxLength={80} />
					<Field {...field("lastName")} autoComplete="family-name" maxLength={80} />
				</div>
				<Field {...field("email")} type="email" autoComplete="username" />
				<Field
					{...field("password")}
					type="password"
					autoComplete="new-password"
					help={t("help.password", PASSWORD_LENGTH)}
				/>
				<Button size="large" name="intent" value="sign-up" busy={busy} disabled={busy} className="justify-self-start">
					{t("signUp")}
				</Button>
			</Form>
			<p>
				{t("known")}{" "}
				<PageLink className={QUIET_LINK} to={loginPath(callback)}>
					{t("toSignIn")}
				</PageLink>
			</p>
		</>
	);
}
