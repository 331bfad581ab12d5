import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Pool } from "pg";
import type { DesignDocument } from "#design/document.ts";

/** Someone in the middle of a purchase, written into the database as the shop would have. */
export type Visitor = {
	readonly cookie: string;
	readonly idempotencyKey: string;
	readonly projectIds: readonly string[];
};
type Template = { readonly articleId: number; readonly variantId: number; readonly document: DesignDocument };
type Stage = "designed" | "in cart" | "at payment";

const SITE = "GB";
const ARTICLES = [1101, 4101, 3201];

/** Each visitor has three designs (one where only a design is needed) with words that nobody else has. */
export async function newVisitors(database: Pool, count: number, stage: Stage): Promise<readonly Visitor[]> {
	const templates = (await designTemplates(database)).slice(0, stage === "designed" ? 1 : ARTICLES.length);
	const visitors = Array.from({ length: count }, () => {
		const secret = randomBytes(32).toString("base64url");
		return {
			cookie: `keepsake_session=${secret}`,
			ownerId: createHash("sha256").update(secret).digest("hex"),
			idempotencyKey: randomUUID(),
			projectIds: templates.map(() => randomUUID()),
		};
	});
	const projects = visitors.flatMap((visitor) =>
		templates.map((template, index) => ({
			id: visitor.projectIds[index],
			lineId: randomUUID(),
			ownerId: visitor.ownerId,
			articleId: template.articleId,
			variantId: template.variantId,
			document: withWords(template.document, randomBytes(4).toString("hex")),
		})),
	);
	for (let start = 0; start < projects.length; start += 500)
		await writeProjects(database, projects.slice(start, start + 500), stage !== "designed");
	if (stage === "at payment") await writeCheckouts(database, visitors);
	await database.query("analyze projects, cart_lines, checkouts");
	return visitors;
}

export async function designTemplates(database: Pool): Promise<readonly Template[]> {
	const { rows } = await database.query<Template>(
		`select distinct on (a.article_id) a.article_id as "articleId", v.id as "variantId", a.document
		 from design_applications a join article_variants v on v.article_id = a.article_id
		 where a.article_id = any($1) and a.document::text like '%"kind": "text"%' order by a.article_id, a.design_id, v.id`,
		[ARTICLES],
	);
	return ARTICLES.map((id) => rows.find((row) => row.articleId === id)!);
}

/** The last text says something else. */
export function withWords(document: DesignDocument, words: string): DesignDocument {
	const sides = document.sides.map((side) => {
		const last = side.elements.findLast((element) => element.kind === "text");
		return { ...side, elements: side.elements.map((each) => (each === last ? { ...each, text: words } : each)) };
	});
	return { ...document, sides };
}

async function writeProjects(database: Pool, projects: readonly object[], inCart: boolean): Promise<void> {
	const given = [JSON.stringify(projects)];
	const columns = `as p(id uuid, "lineId" uuid, "ownerId" text, "articleId" int, "variantId" int, document jsonb)`;
	await database.query(
		`insert into projects (id, owner_id, article_id, variant_id, type, document, hash, version, created_at, updated_at)
		 select id, "ownerId", "articleId", "variantId", 'PRIVATE', document, md5(document::text), 1, now(), now()
		 from jsonb_to_recordset($1) ${columns}`,
		given,
	);
	if (inCart)
		await database.query(
			`insert into cart_lines (id, owner_id, site, project_id, variant_id, quantity, approved_hash, added_at)
			 select "lineId", "ownerId", '${SITE}', id, "variantId", 1, md5(document::text), now() from jsonb_to_recordset($1) ${columns}`,
			given,
		);
}

async function writeCheckouts(database: Pool, visitors: readonly object[]): Promise<void> {
	await database.query(
		`insert into checkouts (owner_id, site, idempotency_key, guest_choice, customer_type, email, first_name, last_name,
			country, street, street_number, postcode, city, delivery_mode, shipping_option, updated_at)
		 select "ownerId", '${SITE}', "idempotencyKey", 'continue_like_guest', 'PERSON', 'bench@example.test', 'Ana', 'García',
			'GB', 'Downing Street', '10', 'SW1A 2AA', 'London', 'ADDRESS', 'standard', now()
		 from jsonb_to_recordset($1) as v("ownerId" text, "idempotencyKey" uuid)`,
		[JSON.stringify(visitors)],
	);
}
