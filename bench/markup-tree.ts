import { createElement, type ReactNode } from "react";

/** An element of a rendered page: its name, its attributes as React takes them, what stands in it. */
export type Markup = string | readonly [string, Readonly<Record<string, unknown>>, readonly Markup[]];

const VOID = new Set(["area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"]);
const BOOLEAN = new Set([
	"async",
	"checked",
	"disabled",
	"hidden",
	"multiple",
	"open",
	"readonly",
	"required",
	"selected",
]);
const REACT_NAMES: Readonly<Record<string, string>> = {
	class: "className",
	for: "htmlFor",
	charset: "charSet",
	crossorigin: "crossOrigin",
	tabindex: "tabIndex",
	srcset: "srcSet",
	value: "defaultValue",
};
const TOKEN =
	/<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<script[\s\S]*?<\/script>|<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi;

/** Reads what React has written (well formed, quotes doubled) back as data; scripts are left out. */
export function markupOf(html: string): Markup {
	const root: Markup[] = [];
	const open: Markup[][] = [root];
	for (const [, closed, name, attributes, text] of html.matchAll(TOKEN)) {
		if (closed) open.pop();
		else if (text) open.at(-1)!.push(plain(text));
		else if (name) {
			const children: Markup[] = [];
			open.at(-1)!.push([name, attributesOf(name, attributes ?? ""), children]);
			if (!VOID.has(name)) open.push(children);
		}
	}
	return root[0] ?? "";
}

export function elementOf(markup: Markup): ReactNode {
	if (typeof markup === "string") return markup;
	const [name, attributes, children] = markup;
	return createElement(name, attributes, ...children.map(elementOf));
}

function attributesOf(name: string, text: string): Record<string, unknown> {
	const entries = [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, attribute, value]) => {
		if (attribute === "style") return [attribute, styleOf(plain(value ?? ""))];
		if (BOOLEAN.has(attribute!)) return [attribute === "readonly" ? "readOnly" : attribute, true];
		const known = attribute === "value" && name !== "input" ? attribute : REACT_NAMES[attribute!];
		return [known ?? attribute, plain(value ?? "")];
	});
	return Object.fromEntries(entries);
}

function styleOf(text: string): Record<string, string> {
	const pairs = text
		.split(";")
		.filter(Boolean)
		.map((pair) => pair.split(/:(.*)/s));
	return Object.fromEntries(pairs.map(([property, value]) => [camel(property!.trim()), value!.trim()]));
}

function camel(property: string): string {
	return property.startsWith("--") ? property : property.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function plain(text: string): string {
	const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
	return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => named[name] ?? "");
}
