import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SERVER from "../../scripts/server-process.json" with { type: "json" };

export type RunningShop = {
	readonly url: string;
	readonly dataDir: string;
	readonly process: ChildProcess;
	/** What it has printed so far. */
	output(): string;
	stop(): Promise<void>;
};

/** `folder`: of another checkout. */
type Options = { dataDir?: string; port?: number; env?: Record<string, string>; folder?: string | undefined };

/** The built shop as a customer would start it, on a data folder and port of its own. */
export async function startShop(options: Options = {}): Promise<RunningShop> {
	const dataDir = options.dataDir ?? (await newDataFolder());
	const port = options.port ?? (await freePort());
	const url = `http://localhost:${port}`;
	const env = { LOG_LEVEL: "warn", WRITES_PER_MINUTE: "1000000", ...options.env };
	const child = spawnShop({ dataDir, port, env, folder: options.folder });
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
	await new Promise<void>((resolve, reject) => {
		child.stdout?.on("data", () => output.includes("Keepsake is open") && resolve());
		child.once("exit", (code) => reject(new Error(`The shop ended with ${code}:\n${output}`)));
	});
	return {
		url,
		dataDir,
		process: child,
		output: () => output,
		async stop() {
			const gone = new Promise((resolve) => child.once("exit", resolve));
			if (child.exitCode === null && child.signalCode === null) {
				child.kill("SIGTERM");
				await gone;
			}
			if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
		},
	};
}

/** The process alone, as `npm start` makes it. */
export function spawnShop({ dataDir, port, env, folder }: Required<Pick<Options, "dataDir" | "port">> & Options) {
	return spawn(process.execPath, SERVER.arguments, {
		cwd: folder,
		env: {
			...SERVER.environment,
			PATH: process.env.PATH,
			NODE_ENV: "production",
			PORT: String(port),
			DATA_DIR: dataDir,
			...env,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
}

/** Readable for all: where root runs the tests, PostgreSQL runs as a user of its own. */
export async function newDataFolder(parent: string = tmpdir()): Promise<string> {
	const folder = await mkdtemp(join(parent, "keepsake-shop-"));
	await chmod(folder, 0o755);
	return folder;
}

const OWN_PORTS = { from: 12_000, to: 32_000 };

/** Below those that the system hands out for connections: one of these could take it before the shop does. */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = randomInt(OWN_PORTS.from, OWN_PORTS.to);
		if (await isFree(port)) return port;
	}
}

function isFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const server = createServer();
		server.once("error", () => resolve(false));
		server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
	});
}

/** With owners and modes: PostgreSQL opens nobody else's files. */
export async function copyDataFolder(from: string, parent?: string): Promise<string> {
	const folder = await newDataFolder(parent);
	const { status, stderr } = spawnSync("cp", ["-a", `${from}/.`, folder], { encoding: "utf8" });
	if (status !== 0) throw new Error(`The data folder was not copied: ${stderr}`);
	return folder;
}
