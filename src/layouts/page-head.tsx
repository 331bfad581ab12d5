import { useRouteLoaderData } from "react-router";

/** What search engines are told of a page's addresses. */
export type HeadFacts = {
	readonly canonical: string;
	readonly alternates: readonly { readonly iso: string; readonly href: string }[];
	/** For languages that the shop does not speak. */
	readonly fallback: string | undefined;
};

/** A thing of schema.org, without its context. */
export type Thing = Readonly<Record<string, unknown>>;

type PageHeadProps = {
	facts: HeadFacts;
	title: string;
	description?: string | undefined;
	/** A path or an address. */
	image?: string | undefined;
	kind?: "website" | "product" | "article";
	things?: readonly Thing[];
};

/** React puts it into the head. */
export function PageHead({ facts, title, description, image, kind = "website", things = [] }: PageHeadProps) {
	const root = useRouteLoaderData<{ brandName: string; iso: string }>("root");
	const { canonical, alternates, fallback } = facts;
	const picture = image && new URL(image, canonical).href;
	return (
		<>
			<link rel="canonical" href={canonical} />
			{alternates.map(({ iso, href }) => (
				<link key={iso} rel="alternate" hrefLang={iso} href={href} />
			))}
			{fallback && <link rel="alternate" hrefLang="x-default" href={fallback} />}
			{description && <meta name="description" content={description} />}
			{description && <meta property="og:description" content={description} />}
			<meta property="og:title" content={title} />
			<meta property="og:type" content={kind} />
			<meta property="og:url" content={canonical} />
			<meta property="og:site_name" content={root?.brandName} />
			<meta property="og:locale" content={root?.iso.replace("-", "_")} />
			{picture && <meta property="og:image" content={picture} />}
			<meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
			{things.length > 0 && <Things things={things} />}
		</>
	);
}

/** Data, not a program: no policy forbids it, and `<` can't end it. */
function Things({ things }: { things: readonly Thing[] }) {
	const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");
	// biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
