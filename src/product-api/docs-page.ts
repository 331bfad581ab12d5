import type { OpenApiApp } from "#shop/open-api-app.ts";
import type { Shop } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";
import stylesheet from "#ui/app.css?url";
import { escapeHtml, type JsonSchema, schemaHtml } from "./schema-html.ts";

type Content = Readonly<Record<string, { schema?: JsonSchema }>>;
type Operation = {
	summary?: string;
	description?: string;
	tags?: readonly string[];
	parameters?: readonly { name: string; in: string; required?: boolean; schema?: JsonSchema }[];
	requestBody?: { content: Content };
	responses?: Readonly<Record<string, { description: string; content?: Content }>>;
};
/** The part of an OpenAPI 3.1 document that the page shows. */
type Description = {
	info: { title: string; description?: string };
	paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
	components?: { schemas?: Readonly<Record<string, JsonSchema>> };
};
type Texts = (key: string) => string;

const POLICY = "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; frame-ancestors 'none'";
const STYLE = `main{max-width:56rem;margin:0 auto;padding:2rem 1rem 6rem}h1{font-size:2.25rem;margin-bottom:1rem}h2{font-size:1.375rem;margin-top:3rem;text-transform:capitalize}
article{border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface);padding:1rem 1.25rem;margin-top:1rem}
h3{font:600 1rem/1.5 ui-monospace,monospace;letter-spacing:0;overflow-wrap:anywhere}h3 b{color:var(--accent)}h4{margin-top:1rem;font:600 1rem/1.5 var(--font-text);letter-spacing:0}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dt,pre{font:.875rem/1.5 ui-monospace,monospace}dd{min-width:0}
pre{overflow-x:auto;padding:.5rem .75rem;margin-top:.25rem;background:var(--paper);border-radius:var(--radius-control)}i{color:var(--ink-soft)}a{text-decoration:underline}`;

/** The Product API as a page to read: server-made, no script. */
export function mountDocs(app: OpenApiApp, describe: () => unknown): void {
	app.get("/docs", (context) =>
		context.html(docsHtml(describe() as Description, context.get("shop")), 200, { "content-security-policy": POLICY }),
	);
}

function docsHtml(description: Description, shop: Pick<Shop, "locale" | "brand">): string {
	const t: Texts = textsOf(shop.locale).getFixedT(shop.locale.iso, "docs");
	const operations = Object.entries(description.paths ?? {}).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
	);
	const groups = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? "");
	const sections = [...groups].map(
		([tag, members]) =>
			`<h2 id="${escapeHtml(tag)}">${escapeHtml(tag)}</h2>${members.map((member) => operationHtml(member.path, member.method, member.operation, t)).join("")}`,
	);
	const schemas = Object.entries(description.components?.schemas ?? {}).map(
		([name, schema]) =>
			`<article id="schema-${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3><pre tabindex="0">${schemaHtml(schema)}</pre></article>`,
	);
	return `<!doctype html><html lang="${shop.locale.iso}" data-brand="${shop.brand.code}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${t("title")} · ${escapeHtml(shop.brand.name)}</title>
<link rel="stylesheet" href="${stylesheet}"><style>${STYLE}</style></head><body><main><h1>${t("title")}</h1>
<p>${t("intro")}</p><p><a href="/openapi.json">${t("machine")}</a></p>
${sections.join("")}<h2 id="schemas">${t("schemas")}</h2>${schemas.join("")}</main></body></html>`;
}

function operationHtml(path: string, method: string, operation: Operation, t: Texts): string {
	const parameters = (operation.parameters ?? []).map(
		({ name, required, schema, in: place }) =>
			`<dt>${escapeHtml(name)}${required ? "" : "?"}</dt><dd>${schemaHtml(schema ?? {})} <i>${escapeHtml(place)}</i></dd>`,
	);
	const answers = Object.entries(operation.responses ?? {}).map(
		([status, answer]) => `<dt>${status}</dt><dd>${escapeHtml(answer.description)}${contentHtml(answer.content)}</dd>`,
	);
	return `<article><h3><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</h3><p>${escapeHtml(operation.summary ?? "")}</p>
${operation.description ? `<p><i>${escapeHtml(operation.description)}</i></p>` : ""}
${parameters.length ? `<h4>${t("parameters")}</h4><dl>${parameters.join("")}</dl>` : ""}
${operation.requestBody ? `<h4>${t("body")}</h4>${contentHtml(operation.requestBody.content)}` : ""}
<h4>${t("answers")}</h4><dl>${answers.join("")}</dl></article>`;
}

/** The same schema under several types is shown once. */
function contentHtml(content: Content = {}): string {
	const bySchema = Map.groupBy(Object.entries(content), ([, { schema }]) => schemaHtml(schema ?? {}));
	return [...bySchema]
		.map(
			([schema, types]) =>
				`<pre tabindex="0"><i>${types.map(([type]) => escapeHtml(type)).join(", ")}</i>\n${schema}</pre>`,
		)
		.join("");
}
