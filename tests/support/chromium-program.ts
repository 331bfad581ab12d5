import { existsSync } from "node:fs";

const PROGRAMS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** Debian's chromium without windows where it is installed: the same engine for half of the processor's time. */
export function chromiumProgram(): string {
	return process.env.CHROMIUM ?? PROGRAMS.find((program) => existsSync(program)) ?? "chromium";
}
