import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { AuthenticatorSetup } from "./authenticator-setup.server.ts";
import { type FilledForm, FormErrors, QUIET_LINK, useFieldError } from "./form-errors.tsx";
import { PasswordFirst } from "./password-first.tsx";
import { PasswordProof } from "./password-proof.tsx";
import type { ShownAnswer } from "./profile-forms.ts";

type SecondFactorPartProps = { enabled: boolean; withPassword: boolean; answer: ShownAnswer | undefined };

/** Sets the second factor up, step by step, or changes it. */
export function SecondFactorPart({ enabled, withPassword, answer }: SecondFactorPartProps) {
	const { t } = useTranslation("profile");
	const form: FilledForm = answer ?? { fields: {}, typed: {} };
	if (answer?.backupCodes) return <BackupCodes codes={answer.backupCodes} />;
	if (answer?.setup) return <CodeStep setup={answer.setup} form={form} />;
	if (!withPassword) return <PasswordFirst why={t("second_factor.noPassword")} />;
	return (
		<>
			<p className="text-18 text-ink-soft">{t(enabled ? "second_factor.on" : "second_factor.intro")}</p>
			<FormErrors fields={form.fields} />
			<Form method="post" noValidate className="grid gap-6">
				<PasswordProof form={form} withCode={enabled} />
				<div className="flex flex-wrap gap-3">
					{enabled ? (
						<>
							<Button name="intent" value="backup-codes">
								{t("second_factor.renew")}
							</Button>
							<Button look="danger" name="intent" value="second-factor-off">
								{t("second_factor.switchOff")}
							</Button>
						</>
					) : (
						<Button name="intent" value="second-factor">
							{t("second_factor.begin")}
						</Button>
					)}
					<ButtonLink to="/accounts/profile" look="secondary">
						{t("back")}
					</ButtonLink>
				</div>
			</Form>
		</>
	);
}

function CodeStep({ setup: { address, secret, qr }, form }: { setup: AuthenticatorSetup; form: FilledForm }) {
	const { t } = useTranslation("profile");
	const error = useFieldError(form.fields);
	return (
		<>
			<FormErrors fields={form.fields} />
			<p>{t("second_factor.scan")}</p>
			<svg
				role="img"
				aria-label={t("second_factor.qr")}
				viewBox={`0 0 ${qr.size} ${qr.size}`}
				shapeRendering="crispEdges"
				className="w-full max-w-64 rounded-card border border-line bg-field text-ink"
			>
				<path d={qr.path} fill="currentColor" />
			</svg>
			<div className="grid gap-2">
				<p>{t("second_factor.byHand")}</p>
				<p className="wrap-anywhere font-semibold tabular-nums">{secret}</p>
				<a href={address} className={`${QUIET_LINK} justify-self-start`}>
					{t("second_factor.here")}
				</a>
			</div>
			<Form method="post" noValidate className="grid gap-6">
				<input type="hidden" name="address" value={address} />
				<Field
					name="code"
					label={t("second_factor.code")}
					help={t("second_factor.codeHelp")}
					error={error("code")}
					autoComplete="one-time-code"
					inputMode="numeric"
					maxLength={10}
					required
				/>
				<Button name="intent" value="second-factor-code" className="justify-self-start">
					{t("second_factor.confirm")}
				</Button>
			</Form>
		</>
	);
}

function BackupCodes({ codes }: { codes: readonly string[] }) {
	const { t } = useTranslation("profile");
	return (
		<>
			<div role="status">
				<Notice tone="success">{t("second_factor.done")}</Notice>
			</div>
			<p>{t("second_factor.codes")}</p>
			<ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 rounded-card border border-line bg-field p-5 font-semibold tabular-nums">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<ButtonLink to="/accounts/profile" className="justify-self-start">
				{t("second_factor.kept")}
			</ButtonLink>
		</>
	);
}
