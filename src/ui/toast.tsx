import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Icon, type IconShape } from "#ui/icon.tsx";
import { useBelowHeader } from "#ui/use-below-header.ts";

type StatusRegionProps = {
	/** What stands longer than a moment stands below the header: at the bottom the visitor is asked about cookies. */
	at?: "header" | "bottom";
	children?: ReactNode;
};

/** Always in the page, so that screen readers hear what is put into it. */
export function StatusRegion({ at = "bottom", children }: StatusRegionProps) {
	const isBelowHeader = at === "header";
	const isToldAbove = isBelowHeader && Boolean(children);
	const top = useBelowHeader(isToldAbove);
	return (
		<div
			role="status"
			data-told-above={isToldAbove ? "" : undefined}
			style={isBelowHeader ? { top } : undefined}
			className={classNames(
				"pointer-events-none fixed inset-x-4 grid justify-items-center gap-2",
				isBelowHeader ? "z-20 mt-2" : "bottom-4 z-40 md:bottom-8",
			)}
		>
			{children}
		</div>
	);
}

type ToastProps = { children: ReactNode; action?: ReactNode; icon?: IconShape };

/** What just happened, in a few words and perhaps with a way on. */
export function Toast({ children, action, icon = IconCircleCheck }: ToastProps) {
	return (
		<div
			className={classNames(
				"flex max-w-form flex-wrap items-center gap-3 rounded-card bg-ink px-5 py-3 text-paper shadow-card @max-[16rem]:px-3 @max-[16rem]:py-2 @max-[16rem]:leading-snug",
				action ? "pointer-events-auto" : "pointer-events-none",
			)}
		>
			<Icon of={icon} className="@max-[16rem]:hidden" />
			<span className="min-w-24 flex-1 basis-24">{children}</span>
			{action && <span className="ms-2 shrink-0 font-semibold underline underline-offset-4">{action}</span>}
		</div>
	);
}
