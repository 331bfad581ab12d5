import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Icon, type IconShape } from "#ui/icon.tsx";

type StatusRegionProps = {
	/** What stands longer than a moment stands above: at the bottom the visitor is asked about cookies. */
	at?: "top" | "bottom";
	children?: ReactNode;
};

/** Always in the page, so that screen readers hear what is put into it. */
export function StatusRegion({ at = "bottom", children }: StatusRegionProps) {
	return (
		<div
			role="status"
			className={classNames(
				"pointer-events-none fixed inset-x-4 z-40 grid justify-items-center gap-2",
				at === "top" ? "top-4" : "bottom-4 md:bottom-8",
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
		<div className="pointer-events-auto flex max-w-form flex-wrap items-center gap-3 rounded-card bg-ink px-5 py-3 text-paper shadow-card">
			<Icon of={icon} />
			<span className="min-w-0 flex-1 basis-24">{children}</span>
			{action && <span className="ms-2 shrink-0 font-semibold underline underline-offset-4">{action}</span>}
		</div>
	);
}
