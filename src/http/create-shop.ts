import { createHmac, randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import type { Pool } from "pg";
import type { Logger } from "pino";
import type { Config } from "#config.ts";
import { kioskSite } from "#core/kiosk.ts";
import { isUnlisted } from "#core/unlisted-pages.ts";
import { openDatabase } from "#database/database.ts";
import { migrateDatabase } from "#database/migrate.ts";
import { startJobs } from "#jobs/start-jobs.ts";
import { answerFailure } from "#product-api/answer-failure.ts";
import { mountIcons, outsideIcons, ownIcons } from "#product-api/icons.ts";
import { createProductApi } from "#product-api/product-api.ts";
import { mountSearchEngines } from "#product-api/search-engines.ts";
import { mountSystem } from "#product-api/system.ts";
import { mountAuth } from "#shop/account/auth.api.ts";
import { mountExport } from "#shop/account/export.api.ts";
import { takeOverVisit } from "#shop/account/take-over-visit.server.ts";
import { readCustomer } from "#shop/customers/read-customer.server.ts";
import { signInEngine } from "#shop/customers/sign-in-engine.server.ts";
import { planSweep } from "#shop/customers/sweep-sign-ins.server.ts";
import { openFileStore } from "#shop/file-store.server.ts";
import { planArchiving } from "#shop/help/archive-tickets.server.ts";
import { mountKiosk } from "#shop/kiosk/kiosk.api.ts";
import { isKioskDevice } from "#shop/kiosk/kiosk-device.server.ts";
import { limitBody } from "#shop/limit-body.ts";
import type { ApiEnvironment } from "#shop/open-api-app.ts";
import { planWiping } from "#shop/orders/required-actions.server.ts";
import { ownerOf } from "#shop/owner.ts";
import { databaseRecords } from "#shop/sessions/database-records.server.ts";
import { sealedRecords } from "#shop/sessions/sealed-records.server.ts";
import type { Visit, Workshop } from "#shop/shop.ts";
import { createPaymentSimulator } from "#simulators/payment-simulator.ts";
import { lacksDemo } from "../../demo/lacks-demo.server.ts";
import { loadDemoCustomers } from "../../demo/load-demo-customers.server.ts";
import { loadDemoKiosk } from "../../demo/load-demo-kiosk.server.ts";
import { loadDemoShop } from "../../demo/load-demo-shop.server.ts";
import { anonymousPage } from "./anonymous-page.ts";
import { clientAddress } from "./client-address.ts";
import { compress } from "./compress.ts";
import { noticeLanding } from "./notice-landing.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { answerPage } from "./react-router.ts";
import { addressInSmallLetters, pathWithoutLocale, resolveSite } from "./resolve-site.ts";
import { limitWrites, refuseBrokenAddress, refuseForeignWrites, refuseGatedData, securityHeaders } from "./security.ts";
import { localeAddress, ownHosts, ownOrigin } from "./site-addresses.ts";
import { visitorSession } from "./visitor-session.ts";

/** Of one browser to the shop's log. */
const REPORTS_PER_MINUTE = 30;
const MOST_FORM_BYTES = 1_000_000;
/** Pages whose forms take files along. */
const WITH_FILES = /^\/(?:contact|accounts\/tickets)(?:\.data)?(?:\/|$)/;
const MOST_ATTACHED_BYTES = 25_000_000;

export type ShopParts = {
	readonly config: Config;
	readonly pool: Pool;
	readonly log: Logger;
	readonly secret: string;
	readonly filesUrl: string;
	readonly buildId: string;
};

export type RunningShop = {
	readonly fetch: (request: Request, bindings?: unknown) => Response | Promise<Response>;
	/** Answers the pages that it keeps; for the built shop, in front of everything. */
	readonly pageCache: PageCache;
	/** First of all; `folder` holds the SQL. */
	readonly migrate: (folder: string) => Promise<void>;
	readonly startJobs: () => Promise<{ stop(): Promise<void> }>;
	readonly lacksDemo: () => Promise<boolean>;
	readonly loadDemo: () => Promise<void>;
};

/** The whole shop over its database and files: request id, site, session, APIs, files, then pages. */
export function createShop(parts: ShopParts): RunningShop {
	const { config, log } = parts;
	const db = openDatabase(parts.pool);
	const files = openFileStore(parts.filesUrl);
	const key = (purpose: string) => createHmac("sha256", parts.secret).update(purpose).digest("hex");
	const sandboxUrl = config.sandboxUrl ?? config.baseUrl;
	const workshop = (): Workshop => ({
		db,
		files,
		now: new Date(),
		log,
		baseUrl: config.baseUrl,
		addressOf: (brand, locale) => localeAddress(config, brand, locale),
		company: config.company,
		sandboxUrl,
		tagUrl: config.tagUrl,
		key,
		demo: config.mode === "demo",
		sendsMail: config.mailUrl !== undefined,
		engine,
		oidcProviders: config.oidcProviders,
	});
	const engine = signInEngine({ workshop, hosts: ownHosts(config), oidc: config.oidcProviders });
	const simulator = createPaymentSimulator({
		db,
		log,
		apiKey: key("sandbox-api"),
		webhookKey: key("sandbox-webhook"),
		url: new URL(sandboxUrl).origin,
	});

	const address = clientAddress(config.trustedProxies);
	const app = new Hono<ApiEnvironment>({ getPath: pathWithoutLocale });
	app.use(securityHeaders());
	app.use(compress());
	app.use(async (context, next) => {
		const { url } = context.req;
		const target = addressInSmallLetters(config, context.req.header("host") ?? new URL(url).host, url);
		return target ? context.redirect(target, 308) : next();
	});
	app.use(async (context, next) => {
		const url = new URL(context.req.url);
		const host = context.req.header("host") ?? url.host;
		const place = resolveSite(config, host, url.pathname);
		const secure = config.baseUrl.startsWith("https:");
		const visitor = visitorSession(context.req.header("cookie"), secure);
		const records =
			config.sessionProvider === "h3_session"
				? sealedRecords(context.req.header("cookie"), key("session-record"), secure)
				: databaseRecords();
		const requestId = randomUUID();
		const { unknownLocale: _, ...rest } = place;
		const cookies: string[] = [];
		const visit: Visit = {
			headers: context.req.raw.headers,
			setCookie: (line) => cookies.push(line),
		};
		const ids = config.siteIds.get(rest.site.code);
		const asGuest = {
			...workshop(),
			...rest,
			log: log.child({ requestId, site: place.site.code }),
			origin: ownOrigin(config, host),
			clientAddress: address(context),
			session: visitor.session,
			records,
			visit,
			customer: undefined,
			owner: visitor.session,
		};
		// Already now: who answers a fault of what follows needs it.
		context.set("shop", asGuest);
		const site = kioskSite({ ...rest.site, ...ids }, await isKioskDevice(workshop(), visit.headers.get("cookie")));
		const customer = site.kiosk ? undefined : await readCustomer(workshop(), visit);
		// A fault of it keeps nobody out of the shop: the next request tries again.
		if (customer)
			await takeOverVisit(workshop(), customer).catch((err) => asGuest.log.error({ err }, "visit not taken over"));
		context.set("shop", { ...asGuest, site, customer, owner: ownerOf(visitor.session, customer) });
		const started = performance.now();
		await next();
		context.res.headers.set("x-request-id", requestId);
		for (const line of [...cookies, visitor.setCookie(), records.setCookie()])
			if (line) context.res.headers.append("set-cookie", line);
		const took = Math.round(performance.now() - started);
		context.get("shop").log.debug({ method: context.req.method, status: context.res.status, took }, "answered");
	});
	app.use(refuseForeignWrites());
	app.use(refuseBrokenAddress(answerDocument));
	mountKiosk(app);
	app.use(refuseGatedData());
	app.use("/sim/*", limitBody(MOST_FORM_BYTES));
	mountIcons(app, [ownIcons, ...config.iconSources.map(outsideIcons)]);
	mountSearchEngines(app, config);
	mountSystem(app, { pool: parts.pool, buildId: parts.buildId });
	if (config.mode === "demo") app.route("/sim", simulator.app);
	app.use("/api/log", limitWrites(REPORTS_PER_MINUTE, address));
	app.use(limitWrites(config.writesPerMinute, address, (path) => path.startsWith("/api/webhooks/")));
	mountAuth(app);
	mountExport(app);
	app.route("/", createProductApi(config.services));
	const [formLimit, attachmentLimit] = [limitBody(MOST_FORM_BYTES), limitBody(MOST_ATTACHED_BYTES)];
	app.use("*", (context, next) => (WITH_FILES.test(context.req.path) ? attachmentLimit : formLimit)(context, next));
	app.all("*", (context) => answerDocument(context, context.req.raw));
	app.onError(answerFailure);

	return {
		fetch: (request, bindings) => app.fetch(request, bindings as never),
		pageCache: createPageCache(
			(host, target) => anonymousPage(config, host, target),
			async (address) => app.fetch(new Request(address)),
		),
		migrate: (folder) => migrateDatabase(parts.pool, folder),
		async startJobs() {
			await planSweep({ db }, new Date());
			await planWiping({ db }, new Date());
			await planArchiving({ db }, new Date());
			const jobs = await startJobs({ workshop, pool: parts.pool, atOnce: config.jobsAtOnce, mail: config });
			const stopSimulator = config.mode === "demo" ? simulator.start() : () => {};
			return {
				async stop() {
					stopSimulator();
					await jobs.stop();
				},
			};
		},
		lacksDemo: () => lacksDemo(workshop()),
		async loadDemo() {
			await loadDemoShop(workshop());
			await loadDemoCustomers(workshop());
			await loadDemoKiosk(workshop());
		},
	};
}

async function answerDocument(context: Context<ApiEnvironment>, request: Request): Promise<Response> {
	const shop = context.get("shop");
	const answer = await answerPage(request, shop);
	await noticeLanding(shop, request);
	const { headers } = answer;
	if (headers.get("content-type")?.startsWith("text/html")) {
		// Once something is the visitor's own, going back must not show an emptied cart full again.
		const { session, customer } = shop;
		if (customer) headers.set("cache-control", "private, no-store");
		else if (!headers.has("cache-control"))
			headers.set("cache-control", session.id ? "private, no-store" : "private, no-cache");
		if (isUnlisted(context.req.path)) headers.set("x-robots-tag", "noindex");
		headers.append("vary", "Cookie");
	}
	return answer;
}
