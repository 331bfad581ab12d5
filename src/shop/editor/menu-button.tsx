import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import { useTranslation } from "react-i18next";
import type { Point } from "#design/geometry/matrix.ts";
import { IconButton } from "./icon-button.tsx";

/** Opens the selection's menu below itself: for who has no right mouse button, and holds no finger long enough. */
export function MenuButton({ onMenu }: { onMenu: (at: Point) => void }) {
	const { t } = useTranslation("create");
	return (
		<IconButton
			icon={IconDots}
			name={t("menu.open")}
			aria-haspopup="menu"
			onClick={({ currentTarget }) => {
				const { left, bottom } = currentTarget.getBoundingClientRect();
				onMenu([left, bottom]);
			}}
		/>
	);
}
