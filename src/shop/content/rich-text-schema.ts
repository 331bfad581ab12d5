import { z } from "zod";
import type { Block } from "#core/rich-text.ts";

const LONGEST = 4000;
const words = z.string().max(LONGEST);
/** Pages of the shop, fields that hold an address, and the outside by https, mail and telephone. */
const link = z
	.string()
	.max(500)
	.regex(/^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:|\{\w+\})/);
const field = z.string().regex(/^[a-zA-Z]{1,40}$/);
const inline = z.union([
	words,
	z.strictObject({
		text: words.min(1),
		strong: z.literal(true).optional(),
		emphasis: z.literal(true).optional(),
		link: link.optional(),
	}),
	z.strictObject({ field }),
]);
const line = z.array(inline).min(1).max(100);
const only = z.array(z.string().regex(/^\w{2,20}$/)).optional();

/** What may stand in a page: never markup. */
export const richTextSchema: z.ZodType<Block[]> = z
	.array(
		z.discriminatedUnion("kind", [
			z.strictObject({ only, kind: z.literal("heading"), level: z.union([z.literal(2), z.literal(3)]), text: line }),
			z.strictObject({ only, kind: z.literal("paragraph"), text: line }),
			z.strictObject({
				only,
				kind: z.literal("list"),
				ordered: z.literal(true).optional(),
				items: z.array(line).min(1).max(100),
			}),
			z.strictObject({
				only,
				kind: z.literal("image"),
				src: z.string().regex(/^\/(?!\/)/),
				alt: words,
				width: z.int().positive(),
				height: z.int().positive(),
			}),
			z.strictObject({ only, kind: z.literal("quote"), text: line, source: words.optional() }),
			z.strictObject({ only, kind: z.literal("callout"), text: line }),
			z.strictObject({
				only,
				kind: z.literal("table"),
				head: z.array(line).min(1).max(8),
				rows: z.array(z.array(line).max(8)).max(100),
			}),
			z.strictObject({
				only,
				kind: z.literal("facts"),
				items: z
					.array(z.strictObject({ name: line, value: line }))
					.min(1)
					.max(50),
			}),
		]),
	)
	.max(300) as z.ZodType<Block[]>;
