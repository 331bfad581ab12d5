import type { ComponentProps } from "react";
import { Link } from "react-router";

export type PageLinkProps = Omit<ComponentProps<"a">, "href"> & {
	/** A path of this shop without locale prefix, or a full address. */
	to: string;
	/** Loads a new document: for another locale or for what is not a page (a PDF). */
	reload?: boolean;
};

/** A link to a page of the shop; the router adds the visitor's locale prefix. */
export function PageLink({ to, reload, children, ...rest }: PageLinkProps) {
	return (
		<Link to={to} reloadDocument={reload} {...rest}>
			{children}
		</Link>
	);
}
