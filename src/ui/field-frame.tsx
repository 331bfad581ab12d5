import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";

/** What every field has: a label above, words of help below, an error in words, and "optional" where it may stay empty. */
export type FieldTexts = { label: ReactNode; help?: ReactNode; error?: ReactNode; optional?: ReactNode };

type FieldFrameProps = FieldTexts & { id: string; children: ReactNode };

export function FieldFrame({ id, label, help, error, optional, children }: FieldFrameProps) {
	return (
		<div className="grid max-w-full grid-cols-1 content-start gap-2">
			<label htmlFor={id} className="font-semibold">
				{label}
				{optional && <span className="font-normal text-ink-soft"> {optional}</span>}
			</label>
			{children}
			<FieldNotes id={id} help={help} error={error} />
		</div>
	);
}

export function FieldNotes({ id, help, error }: { id: string } & Pick<FieldTexts, "help" | "error">) {
	return (
		<>
			{error && (
				<p id={errorId(id)} className="flex gap-2 text-14 font-medium text-danger">
					<Icon of={IconAlertCircle} />
					{error}
				</p>
			)}
			{help && (
				<p id={helpId(id)} className="text-14 text-ink-soft">
					{help}
				</p>
			)}
		</>
	);
}

/** The attributes that tie an input to its notes. */
export function describedBy(id: string, { help, error }: Pick<FieldTexts, "help" | "error">) {
	const notes = [error && errorId(id), help && helpId(id)].filter(Boolean).join(" ");
	return { "aria-describedby": notes || undefined, "aria-invalid": error ? true : undefined };
}

export const CONTROL =
	"w-full min-w-0 border border-line-strong bg-field px-4 text-16 text-ink hover:border-ink aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:text-ink-soft";

function errorId(id: string) {
	return `${id}-error`;
}

function helpId(id: string) {
	return `${id}-help`;
}
