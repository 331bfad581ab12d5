export function startMockupWorker(): Worker {
	return new Worker(new URL("../../../painters/mockup/mockup.worker.ts", import.meta.url), { type: "module" });
}
