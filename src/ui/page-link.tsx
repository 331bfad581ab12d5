import { type ComponentProps, createContext, useContext } from "react";

export type PageLinkProps = Omit<ComponentProps<"a">, "href"> & {
	/** A path of this shop without locale prefix, or a full address. */
	to: string;
	/** Loads a new document: for another locale or for what is not a page (a PDF). */
	reload?: boolean;
	/** Takes the place of the shown page in the history. */
	replace?: boolean;
};

/** The visitor's locale prefix, `/es-es` or nothing; set once round every page. */
export const LinkPrefix = createContext("");
/** Of a link whose page takes the place of the shown one. */
export const REPLACES = "replaces";
/** On a kiosk nothing leads out of the shop or into another window. */
export const InKiosk = createContext(false);

/**
 * A link to a page of the shop. A plain one: the router's own resolves its address for every link of a list.
 * Clicks on those marked with `data-link` are followed in the page by `useFollowedLinks`.
 */
export function PageLink({ to, reload, replace, children, ...rest }: PageLinkProps) {
	const prefix = useContext(LinkPrefix);
	const kiosk = useContext(InKiosk);
	const own = to.startsWith("/") && !to.startsWith("//");
	if (kiosk && !own && !to.startsWith("#")) return <span>{children}</span>;
	const href = own ? prefix + (to === "/" && prefix ? "" : to) : to;
	return (
		<a
			href={href}
			data-link={own && !reload ? (replace ? REPLACES : "") : undefined}
			{...rest}
			target={kiosk ? undefined : rest.target}
		>
			{children}
		</a>
	);
}
