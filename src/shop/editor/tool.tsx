import { classNames } from "#ui/class-names.ts";
import { Icon, type IconShape } from "#ui/icon.tsx";

export type ToolProps = {
	icon: IconShape;
	name: string;
	/** Only where the panel is a sheet. */
	small?: boolean;
	/** Always in sight: an icon alone where text is large and little room is left for the others. */
	pinned?: boolean;
	expanded?: boolean;
	onClick: () => void;
};

export function Tool({ icon, name, small, pinned, expanded, onClick }: ToolProps) {
	return (
		<button
			type="button"
			title={pinned ? name : undefined}
			aria-expanded={expanded}
			onClick={onClick}
			className={classNames(
				"press grid min-h-14 min-w-11 shrink-0 grow justify-items-center gap-0.5 rounded-tile px-1 lg:px-0 py-1.5 text-14 leading-tight hover:bg-line aria-expanded:bg-accent-soft aria-expanded:text-accent lg:min-h-12 lg:grow-0 lg:py-1 [@media(min-height:64rem)]:lg:py-3",
				small && "lg:hidden",
			)}
		>
			<Icon of={icon} size={24} />
			<span
				className={classNames(
					"max-w-full text-center wrap-anywhere hyphens-auto",
					pinned && "max-lg:@max-[20rem]:sr-only",
				)}
			>
				{name}
			</span>
		</button>
	);
}
