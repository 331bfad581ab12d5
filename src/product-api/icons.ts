import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Hono } from "hono";
import type { ApiEnvironment } from "#shop/open-api-app.ts";
import { refusal } from "#shop/refusal.ts";

/** Specification, section 9. */
const PATIENCE_MILLISECONDS = 1500;
const MOST_ICONS = 50;
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Drawings alone: no scripts, styles, links or handlers. */
const DRAWING =
	/^(?:\s|<\/g>|<(?:g|path|circle|ellipse|rect|line|polyline|polygon)(?:\s(?!on|href|style)[a-z][\w-]*="[^"<>&]*")*\s*\/?>)*$/;
const OWN_SIZE = { width: 24, height: 24 };

/** Iconify's form. */
export type IconSet = {
	readonly prefix: string;
	readonly icons: Readonly<Record<string, { readonly body: string }>>;
	readonly width?: number;
	readonly height?: number;
};
/** Throws, answers late, or answers with what is no set: then the next one is asked. */
export type IconSource = (prefix: string, names: readonly string[], signal: AbortSignal) => Promise<unknown>;

/** `/_icons/tabler.json?icons=gift,truck`: from our own set, else from the first source that has them all in time. */
export function mountIcons(app: Hono<ApiEnvironment>, sources: readonly IconSource[]): void {
	app.get("/_icons/:file{[a-z0-9-]+\\.json}", async (context) => {
		const prefix = context.req.param("file").slice(0, -".json".length);
		const names = (context.req.query("icons") ?? "").split(",");
		const isAsked = NAME.test(prefix) && names.length <= MOST_ICONS && names.every((name) => NAME.test(name));
		const found = isAsked && (await findIcons(sources, prefix, names, context.get("shop").log));
		if (!found) return refusal(context.get("shop"), 404, 4044, "api:unknownIcons");
		const cache = context.req.query("v") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
		return context.json(found, 200, { "cache-control": cache });
	});
}

export async function findIcons(
	sources: readonly IconSource[],
	prefix: string,
	names: readonly string[],
	log: { warn: (facts: object, message: string) => void },
): Promise<IconSet | undefined> {
	for (const source of sources) {
		try {
			const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS);
			const late = new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
			const found = asIconSet(await Promise.race([source(prefix, names, signal), late]), prefix, names);
			if (found) return found;
		} catch (err) {
			log.warn({ err, prefix }, "an icon source failed");
		}
	}
	return undefined;
}

/** The set that the shop's own pages are drawn with. */
export const ownIcons: IconSource = async (prefix, names) => {
	if (prefix !== "tabler") return undefined;
	const folder = dirname(createRequire(import.meta.url).resolve("@tabler/icons/outline/gift.svg"));
	const icons = await Promise.all(names.map((name) => readFile(join(folder, `${name}.svg`), "utf8").catch(() => "")));
	return {
		...OWN_SIZE,
		prefix,
		icons: Object.fromEntries(names.map((name, index) => [name, { body: outlined(icons[index] ?? "") }])),
	};
};

/** Another shop's or Iconify's own server: `<address>/{prefix}.json?icons=...` */
export function outsideIcons(address: string): IconSource {
	return async (prefix, names, signal) => {
		const answer = await fetch(`${address}/${prefix}.json?icons=${names.join(",")}`, { signal, redirect: "error" });
		if (!answer.ok) throw new Error(`Icons: ${answer.status}`);
		return answer.json();
	};
}

/** What an svg element says of its children goes with them, with the line that the shop draws (BRAND). */
function outlined(svg: string): string {
	const body = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1]?.trim();
	if (!body) return "";
	const look = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
	return `<g ${look}>${body.replace(/\s*\n\s*/g, "")}</g>`;
}

function asIconSet(given: unknown, prefix: string, names: readonly string[]): IconSet | undefined {
	const { icons, width, height } = (given ?? {}) as Partial<Record<keyof IconSet, unknown>>;
	if (typeof icons !== "object" || icons === null) return undefined;
	const bodies = names.map((name) => (icons as IconSet["icons"])[name]?.body);
	if (!bodies.every((body) => typeof body === "string" && body !== "" && DRAWING.test(body))) return undefined;
	return {
		prefix,
		icons: Object.fromEntries(names.map((name, index) => [name, { body: bodies[index] ?? "" }])),
		...(typeof width === "number" && { width }),
		...(typeof height === "number" && { height }),
	};
}
