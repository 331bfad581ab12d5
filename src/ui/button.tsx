import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Icon, type IconShape } from "#ui/icon.tsx";
import { PageLink, type PageLinkProps } from "#ui/page-link.tsx";
import { Spinner } from "#ui/spinner.tsx";

export type ButtonLook = "primary" | "secondary" | "quiet" | "danger";
type Dress = { look?: ButtonLook; size?: "regular" | "small" | "large"; wide?: boolean; icon?: IconShape };

type ButtonProps = ComponentProps<"button"> & Dress & { busy?: boolean };
type ButtonLinkProps = PageLinkProps & Dress;

export function Button({
	look = "primary",
	size,
	wide,
	icon,
	busy = false,
	className,
	children,
	...rest
}: ButtonProps) {
	return (
		<button
			{...rest}
			className={classNames(buttonClass({ look, size, wide }), className)}
			aria-busy={busy || undefined}
			aria-disabled={busy || rest["aria-disabled"]}
		>
			<ButtonFace icon={icon} busy={busy}>
				{children}
			</ButtonFace>
		</button>
	);
}

export function ButtonLink({ look = "primary", size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
	return (
		<PageLink {...rest} className={classNames(buttonClass({ look, size, wide }), className)}>
			<ButtonFace icon={icon}>{children}</ButtonFace>
		</PageLink>
	);
}

function buttonClass({ look = "primary", size = "regular", wide = false }: Omit<Dress, "icon"> = {}): string {
	return classNames(
		"press inline-flex max-w-full items-center justify-center gap-2 rounded-control text-center font-semibold no-underline",
		"disabled:cursor-not-allowed disabled:opacity-50 aria-busy:cursor-progress",
		LOOKS[look],
		SIZES[size],
		wide && "w-full",
	);
}

const LOOKS = {
	primary: "bg-accent text-on-accent hover:bg-accent-hover",
	secondary: "border border-line-strong bg-field text-ink hover:border-ink",
	quiet: "text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink",
	danger: "border border-danger bg-field text-danger hover:bg-danger hover:text-on-status",
} satisfies Record<ButtonLook, string>;

const SIZES = {
	small: "min-h-(--target-small) px-3 py-1 text-14",
	regular: "min-h-(--target) px-5 py-2 text-16",
	large: "min-h-(--target-main) px-7 py-3 text-18",
} satisfies Record<NonNullable<Dress["size"]>, string>;

function ButtonFace({ icon, busy, children }: { icon?: IconShape; busy?: boolean; children: ReactNode }) {
	if (busy) {
		return (
			<>
				<Spinner />
				<Words>{children}</Words>
			</>
		);
	}
	return (
		<>
			{icon && <Icon of={icon} />}
			<Words>{children}</Words>
		</>
	);
}

/** A word that is wider than the button breaks inside of it. */
function Words({ children }: { children: ReactNode }) {
	return <span className="min-w-0">{children}</span>;
}
