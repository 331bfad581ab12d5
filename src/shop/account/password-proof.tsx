import { CodeField } from "./code-form.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { type FilledForm, useFieldError } from "./form-errors.tsx";

/** Who is signed in shows that they are not only sitting at an open browser. */
export function PasswordProof({ form, withCode }: { form: FilledForm; withCode: boolean }) {
	const error = useFieldError(form.fields);
	return (
		<>
			<CurrentPasswordField form={form} />
			{withCode && <CodeField error={error("code")} />}
		</>
	);
}
