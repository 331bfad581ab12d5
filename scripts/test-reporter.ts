import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

export const REPORT = ".cache/tests.json";

/** What scripts/test.ts counts and tells. */
export type Report = {
	readonly passed: number;
	readonly failed: number;
	/** Tests that failed and passed then. */
	readonly unsteady: readonly { readonly name: string; readonly errors: readonly string[] }[];
	/** Files whose worker died over them. */
	readonly unfinished: readonly { readonly file: string; readonly passed: number; readonly death: string }[];
	/** What went wrong beside single tests, the deaths of workers not counted. */
	readonly faults: number;
};

type Errors = Parameters<NonNullable<Reporter["onTestRunEnd"]>>[1];

export default class TestReporter implements Reporter {
	onTestRunEnd(modules: readonly TestModule[], errors: Errors): void {
		const deaths = modules.filter(isUnfinished).map((module) => ({ module, error: deathOf(module, errors) }));
		const tests = modules.flatMap((module) => [...module.children.allTests()]);
		const broken = modules.filter((module) => module.state() === "failed" && !hasFailedTest(module));
		const report: Report = {
			passed: tests.filter((test) => test.result().state === "passed").length,
			failed: tests.filter((test) => test.result().state === "failed").length,
			unsteady: tests.flatMap((test) => {
				const { state, errors = [] } = test.result();
				if (state !== "passed" || !errors.length) return [];
				const name = `${nameOf(test.module)}: ${test.fullName}`;
				return [{ name, errors: errors.map(({ stack, message }) => stack ?? message) }];
			}),
			unfinished: deaths.map(({ module, error }) => ({
				file: nameOf(module),
				passed: [...module.children.allTests("passed")].length,
				death: error?.cause?.message ?? "Nobody knows why",
			})),
			faults: broken.length + errors.filter((each) => !deaths.some(({ error }) => error === each)).length,
		};
		mkdirSync(dirname(REPORT), { recursive: true });
		writeFileSync(REPORT, JSON.stringify(report));
	}
}

function hasFailedTest(module: TestModule): boolean {
	return !module.children.allTests("failed").next().done;
}

function isUnfinished(module: TestModule): boolean {
	return module.state() === "pending" || module.state() === "queued";
}

/** Told by no field of its own. */
function deathOf(module: TestModule, errors: Errors) {
	return errors.find(({ cause }) => `${cause?.message},`.includes(` ${module.moduleId},`));
}

function nameOf(module: TestModule): string {
	return relative(process.cwd(), module.moduleId);
}
