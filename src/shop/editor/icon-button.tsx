import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { Icon, type IconShape } from "#ui/icon.tsx";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & { icon: IconShape; name: string };

/** 44 by 44 pixels; the name is read out and shown on hover. */
export function IconButton({ icon, name, className, ...rest }: IconButtonProps) {
	return (
		<button
			type="button"
			{...rest}
			aria-label={name}
			title={name}
			className={classNames(
				"press grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-line aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-disabled:hover:bg-transparent aria-pressed:bg-accent-soft aria-pressed:text-accent",
				className,
			)}
		>
			<Icon of={icon} />
		</button>
	);
}
