import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "./icon-button.tsx";

type PanelSectionProps = {
	name: string;
	title: string;
	/** Always in the column of wide screens; the others only while they are open. */
	wide?: boolean;
	open: boolean;
	onClose: () => void;
	children: ReactNode;
};

export function PanelSection({ name, title, wide, open, onClose, children }: PanelSectionProps) {
	const { t } = useTranslation("create");
	return (
		<section
			data-section={name}
			aria-label={title}
			className={classNames(
				"grid-cols-1 gap-4 border-line p-4 lg:border-b lg:p-5",
				open ? "grid" : "hidden",
				open || wide ? "lg:grid" : "lg:hidden",
			)}
		>
			<div className="flex min-h-11 items-center justify-between gap-4 lg:min-h-0">
				<h2 tabIndex={-1} className="text-18">
					{title}
				</h2>
				<IconButton
					icon={IconX}
					name={t("panel.close")}
					onClick={onClose}
					className={classNames(wide && "lg:hidden")}
				/>
			</div>
			{children}
		</section>
	);
}
