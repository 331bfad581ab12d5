import type { MockupAnswer, MockupRequest } from "#painters/mockup/mockup.worker.ts";

export type MockupWorker = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;
export type MockupState = {
	/** The latest one. */
	readonly picture: ImageBitmap | null;
	/** Something that the picture needs can't be had now. */
	readonly failed: boolean;
};
export type MockupSession = ReturnType<typeof createMockupSession>;

/** One picture is in work at a time; of those asked for meanwhile only the latest is made. */
export function createMockupSession(start: () => MockupWorker) {
	const listeners = new Set<() => void>();
	let state: MockupState = { picture: null, failed: false };
	let worker: MockupWorker | null = null;
	let latest: (() => MockupRequest) | null = null;
	let isDue = false;
	let isWorking = false;

	function publish(change: Partial<MockupState>): void {
		state = { ...state, ...change };
		for (const listener of listeners) listener();
	}

	function next(): void {
		if (isWorking || !isDue || !latest) return;
		isDue = false;
		isWorking = true;
		try {
			worker ??= begin();
			worker.postMessage(latest());
		} catch {
			arrived(null);
		}
	}

	function begin(): MockupWorker {
		const begun = start();
		begun.addEventListener(
			"message",
			({ data }: MessageEvent<MockupAnswer>) => worker === begun && arrived(data.picture),
		);
		begun.addEventListener("error", () => {
			if (worker !== begun) return;
			end();
			arrived(null);
		});
		return begun;
	}

	function arrived(picture: ImageBitmap | null): void {
		isWorking = false;
		state.picture?.close();
		publish({ picture, failed: picture === null });
		next();
	}

	function end(): void {
		worker?.terminate();
		worker = null;
		isWorking = false;
	}

	function again(): void {
		isDue = true;
		next();
	}

	return {
		getState: (): MockupState => state,
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		/** The request is made when its turn comes. */
		ask(make: () => MockupRequest): void {
			latest = make;
			again();
		},
		again,
		close(): void {
			end();
			isDue = false;
			latest = null;
			state.picture?.close();
			publish({ picture: null, failed: false });
		},
	};
}
