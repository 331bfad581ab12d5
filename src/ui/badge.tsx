import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { PageLink } from "#ui/page-link.tsx";

export type BadgeTone = "plain" | "support-1" | "support-2" | "support-3" | "success" | "warning" | "danger";

export function Badge({ tone = "plain", children }: { tone?: BadgeTone; children: ReactNode }) {
	return (
		<span
			className={classNames("inline-flex items-center gap-1 rounded-tag px-3 py-0.5 text-14 font-medium", TONES[tone])}
		>
			{children}
		</span>
	);
}

/** A tag of the catalogue as a pill. */
export function TagLink({ to, current, children }: { to: string; current?: boolean; children: ReactNode }) {
	return (
		<PageLink
			to={to}
			aria-current={current ? "page" : undefined}
			className="inline-flex min-h-10 items-center rounded-tag border border-line-strong bg-field px-4 no-underline hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
		>
			{children}
		</PageLink>
	);
}

const TONES = {
	plain: "border border-line-strong text-ink",
	"support-1": "bg-support-1 text-on-support-1",
	"support-2": "bg-support-2 text-on-support-2",
	"support-3": "bg-support-3 text-on-support-3",
	success: "bg-success-soft text-success",
	warning: "bg-warning-soft text-warning",
	danger: "bg-danger-soft text-danger",
} satisfies Record<BadgeTone, string>;
