import type { ReactNode } from "react";
import { Icon, type IconShape } from "#ui/icon.tsx";

type EmptyStateProps = {
	icon: IconShape;
	title: ReactNode;
	children?: ReactNode /** The way on. */;
	actions?: ReactNode;
};

/** A list with nothing in it: what would be here and how to begin. */
export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
	return (
		<div className="grid justify-items-center gap-4 rounded-card bg-surface px-6 py-16 text-center">
			<span className="grid size-20 place-items-center rounded-tag bg-support-3 text-on-support-3">
				<Icon of={icon} size={32} />
			</span>
			<h2 className="text-28">{title}</h2>
			{children && <div className="max-w-form text-balance text-ink-soft">{children}</div>}
			{actions && <div className="flex flex-wrap justify-center gap-3 pt-2">{actions}</div>}
		</div>
	);
}
