import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
import IconCircleX from "@tabler/icons-react/dist/esm/icons/IconCircleX.mjs";
import IconInfoCircle from "@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs";
import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Icon, type IconShape } from "#ui/icon.tsx";

export type NoticeTone = "info" | "success" | "warning" | "danger";

type NoticeProps = {
	tone?: NoticeTone;
	title?: ReactNode;
	children?: ReactNode /** Buttons or links. */;
	actions?: ReactNode;
};

/** Something to know about this page, standing still; what just happened goes into a Toast. */
export function Notice({ tone = "info", title, children, actions }: NoticeProps) {
	const { icon, box, mark } = TONES[tone];
	return (
		<div className={classNames("flex gap-3 rounded-card border p-4", box)}>
			<Icon of={icon} size={24} className={mark} />
			<div className="grid min-w-0 grid-cols-1 gap-1 wrap-anywhere">
				{title && <p className="font-semibold">{title}</p>}
				{children && <div>{children}</div>}
				{actions && <div className="flex flex-wrap gap-3 pt-2">{actions}</div>}
			</div>
		</div>
	);
}

const TONES = {
	info: { icon: IconInfoCircle, box: "border-line bg-surface", mark: "text-ink-soft" },
	success: { icon: IconCircleCheck, box: "border-success bg-success-soft", mark: "text-success" },
	warning: { icon: IconAlertTriangle, box: "border-warning bg-warning-soft", mark: "text-warning" },
	danger: { icon: IconCircleX, box: "border-danger bg-danger-soft", mark: "text-danger" },
} satisfies Record<NoticeTone, { icon: IconShape; box: string; mark: string }>;
