import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";

/** Machines that share the folder do not share process numbers. */
const PREFIX = `keepsake-uploads-${hostname()}-`;
let folder: string | undefined;

/** This process's own, closed to other users; gone with it. What killed processes left is swept at the first use. */
export function uploadFolder(): string {
	if (folder) {
		// Whatever tidies the machine's temporary files may have taken it away.
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		return folder;
	}
	for (const name of readdirSync(tmpdir()).filter(isLeftBehind)) {
		sweep(join(tmpdir(), name));
	}
	const made = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
	process.once("exit", () => sweep(made));
	folder = made;
	return made;
}

function sweep(path: string): void {
	try {
		rmSync(path, { recursive: true, force: true });
	} catch {
		// Another user's: not ours to take away.
	}
}

function isLeftBehind(name: string): boolean {
	const [, pid] = name.startsWith(PREFIX) ? (/-(\d+)-[^-]*$/.exec(name) ?? []) : [];
	if (pid === undefined) return false;
	try {
		process.kill(Number(pid), 0);
		return false;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "ESRCH";
	}
}
