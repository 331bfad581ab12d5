import type { ComponentType } from "react";
import { classNames } from "#ui/class-names.ts";

export type IconShape = ComponentType<{
	size?: number | string;
	stroke?: number | string;
	className?: string;
	"aria-hidden"?: boolean;
}>;

type IconProps = {
	of: IconShape;
	/** In pixels at the usual text size; grows with the text. */
	size?: 16 | 20 | 24 | 32 | 48;
	className?: string;
};

/**
 * Always decoration: the control around it carries the name. Shapes come one by one,
 * `import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs"`, for the sake of the bundle.
 */
export function Icon({ of: Shape, size = 20, className }: IconProps) {
	return <Shape size={`${size / 16}rem`} stroke={1.75} className={classNames("shrink-0", className)} aria-hidden />;
}
