import { type ReactNode, useContext } from "react";
import { PlainPage } from "./plain-page.ts";

type SharedMarkupProps = {
	/** Everything that the children are drawn from, beside brand, locale and prefix. */
	of?: unknown;
	name: string;
	children: ReactNode;
};

/** Plain pages take what they share from memory; elsewhere the children are drawn as any other. */
export function SharedMarkup({ of: facts, name, children }: SharedMarkupProps) {
	const markupOf = useContext(PlainPage);
	if (!markupOf) return children;
	const html = markupOf(`${name} ${JSON.stringify(facts)}`, children);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: React has written it.
	return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}
