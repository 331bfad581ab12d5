import { type ChildProcess, fork } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { PassThrough, Readable } from "node:stream";
import { serve } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { Pool } from "pg";
import { renderToPipeableStream } from "react-dom/server";
import { elementOf, type Markup } from "./markup-tree.ts";
import { type OrderRows, writeRawOrder } from "./raw-order.ts";
import { send } from "./send.ts";

type Given = { readonly connectionString: string; readonly markup: Markup; readonly rows: OrderRows };

/** The least that could be called a shop: the same requests and rows with Hono, React and the driver, no rule checked. */
export async function startRawFlow(given: Given) {
	const child: ChildProcess = fork(import.meta.filename, {
		env: { ...process.env, NODE_ENV: "production" },
		serialization: "advanced",
	});
	const port = await new Promise<number>((resolve, reject) => {
		child.once("message", (message) => resolve(Number(message)));
		child.once("exit", (code) => reject(new Error(`The raw flow's server ended with ${code}`)));
		child.send(given);
	});
	const url = `http://localhost:${port}`;
	return { order: (project: unknown) => orderRaw(url, project), stop: () => child.kill() };
}

/** Request for request what a guest sends to the shop. */
async function orderRaw(url: string, project: unknown): Promise<void> {
	const saved = await send(`${url}/project`, { json: project });
	const { cookie } = saved;
	const { id } = JSON.parse(saved.body);
	const post = async (path: string, form: Record<string, string>) => {
		const { status, body } = await send(url + path, { cookie, form });
		if (status !== 302) throw new Error(`Answered ${status}: ${body}`);
	};
	await post("/cart", { projectId: id });
	await post("/checkout", { guest_choice: "continue_like_guest" });
	await post("/checkout", { customer_type: "PERSON", email: "bench@example.test", first_name: "Ana" });
	await post("/checkout", { country: "GB", street: "Downing Street", postcode: "SW1A 2AA", city: "London" });
	await post("/checkout", { shipping_option: "standard" });
	await send(`${url}/payment`, { cookie });
	await post("/order", { projectId: id });
}

function serveRawFlow({ connectionString, markup, rows }: Given): void {
	const database = new Pool({ connectionString, max: 12 });
	const app = new Hono();
	app.post("/project", async (context) => {
		const { articleId, variantId, document } = await context.req.json();
		const [id, secret] = [randomUUID(), randomBytes(32).toString("base64url")];
		await database.query({
			name: "project",
			text: `insert into projects (id, owner_id, article_id, variant_id, type, document, hash, version, created_at, updated_at)
				values ($1, $2, $3, $4, 'PRIVATE', $5, $6, 1, now(), now())`,
			values: [id, sha256(secret), articleId, variantId, document, sha256(JSON.stringify(document))],
		});
		context.header("set-cookie", `keepsake_session=${secret}; Path=/; HttpOnly`);
		return context.json({ id }, 201);
	});
	app.post("/cart", async (context) => {
		const { projectId } = await context.req.parseBody();
		await database.query({
			name: "line",
			text: `insert into cart_lines (id, owner_id, site, project_id, variant_id, quantity, approved_hash, added_at)
				select $1, owner_id, 'GB', id, variant_id, 1, hash, now() from projects where id = $2 and owner_id = $3`,
			values: [randomUUID(), projectId, sessionOf(context)],
		});
		return context.redirect("/cart");
	});
	app.post("/checkout", async (context) => {
		const form = await context.req.parseBody();
		const names = Object.keys(form);
		await database.query({
			name: `checkout ${names}`,
			text: `insert into checkouts (owner_id, site, idempotency_key, updated_at, ${names})
				values ($1, 'GB', $2, now(), ${names.map((_, index) => `$${index + 3}`)})
				on conflict (owner_id, site) do update set updated_at = now(), ${names.map((name) => `${name} = excluded.${name}`)}`,
			values: [sessionOf(context), randomUUID(), ...Object.values(form)],
		});
		return context.redirect("/checkout");
	});
	app.get("/payment", async (context) => {
		await readCart(context);
		const { pipe } = renderToPipeableStream(elementOf(markup));
		const body = Readable.toWeb(pipe(new PassThrough())) as ReadableStream;
		return new Response(body, { headers: { "content-type": "text/html; charset=utf-8" } });
	});
	app.post("/order", async (context) => {
		const { projectId } = await context.req.parseBody();
		const [found] = await readCart(context);
		await writeRawOrder(database, rows, {
			cookie: "",
			idempotencyKey: found.idempotency_key,
			projectIds: [String(projectId)],
		});
		return context.redirect("/pay");
	});
	const server = serve({ fetch: app.fetch, port: 0, hostname: "localhost" }, ({ port }) => process.send?.(port));
	process.once("disconnect", () => {
		server.close();
		void database.end();
	});

	async function readCart(context: Context) {
		const found = await database.query({
			name: "cart",
			text: `select c.*, l.quantity, p.document, t.name
				from checkouts c join cart_lines l using (owner_id, site) join projects p on p.id = l.project_id
				join article_texts t on t.article_id = p.article_id and t.language = 'en' where c.owner_id = $1`,
			values: [sessionOf(context)],
		});
		return found.rows;
	}
}

function sessionOf(context: Context): string {
	return sha256(context.req.header("cookie")?.split("=")[1] ?? "");
}

function sha256(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}

if (import.meta.main) process.once("message", (given) => serveRawFlow(given as Given));
