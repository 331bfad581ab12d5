import IconCloudOff from "@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs";
import type { ReactNode } from "react";
import { Icon, type IconShape } from "#ui/icon.tsx";

type ErrorStateProps = {
	icon?: IconShape;
	title: ReactNode;
	children?: ReactNode /** Try again, another way. */;
	actions?: ReactNode;
};

/** A part of a page that could not be shown: what happened, what is safe, what to do. */
export function ErrorState({ icon = IconCloudOff, title, children, actions }: ErrorStateProps) {
	return (
		<div className="grid justify-items-center gap-4 rounded-card bg-danger-soft px-6 py-16 text-center">
			<Icon of={icon} size={48} className="text-danger" />
			<h2 className="text-28">{title}</h2>
			{children && <div className="max-w-form text-balance">{children}</div>}
			{actions && <div className="flex flex-wrap justify-center gap-3 pt-2">{actions}</div>}
		</div>
	);
}
