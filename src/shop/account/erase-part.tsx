import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { type FilledForm, FormErrors, useFieldError } from "./form-errors.tsx";
import { PasswordProof } from "./password-proof.tsx";

const GOES = ["details", "designs", "pictures", "messages", "newsletter", "signIns"] as const;
const STAYS = ["orders", "invoices", "underWay"] as const;

type ErasePartProps = {
	withPassword: boolean;
	withCode: boolean;
	isPartner: boolean;
	underWay: number;
	form: FilledForm;
};

/** Says what goes and what stays before it asks. */
export function ErasePart({ withPassword, withCode, isPartner, underWay, form }: ErasePartProps) {
	const { t } = useTranslation("profile");
	const error = useFieldError(form.fields);
	return (
		<>
			<section className="grid gap-3" aria-labelledby="goes">
				<h2 id="goes" className="text-22">
					{t("erase.goes")}
				</h2>
				<ul className="grid list-disc gap-2 ps-5">
					{GOES.map((each) => (
						<li key={each}>{t(`erase.what.${each}`)}</li>
					))}
				</ul>
			</section>
			<section className="grid gap-3" aria-labelledby="stays">
				<h2 id="stays" className="text-22">
					{t("erase.stays")}
				</h2>
				<ul className="grid list-disc gap-2 ps-5">
					{STAYS.map((each) => (
						<li key={each}>{t(`erase.what.${each}`)}</li>
					))}
					{isPartner && <li>{t("erase.what.partner")}</li>}
				</ul>
			</section>
			{underWay > 0 && <Notice tone="info">{t("erase.waiting", { count: underWay })}</Notice>}
			<Notice tone="warning">{t("erase.final")}</Notice>
			<FormErrors fields={form.fields} />
			<Form method="post" noValidate className="grid gap-6">
				{withPassword ? (
					<PasswordProof form={form} withCode={withCode} />
				) : (
					<Field
						name="email"
						type="email"
						label={t("login:field.email")}
						help={t("erase.typeEmail")}
						error={error("email")}
						autoComplete="off"
						required
					/>
				)}
				<div className="flex flex-wrap gap-3">
					<ButtonLink to="/accounts/profile" look="secondary">
						{t("erase.keep")}
					</ButtonLink>
					<Button look="danger" name="intent" value="erase">
						{t("erase.do")}
					</Button>
				</div>
			</Form>
		</>
	);
}
