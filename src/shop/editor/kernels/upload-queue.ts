import type { Outcome } from "#core/outcome.ts";
import type { PictureUse } from "#design/document.ts";

export type UploadRefusal =
	| "offline"
	| "tooLarge"
	| "tooSmall"
	| "tooMany"
	| "unreadable"
	| "unsupported"
	| "failed"
	| "cancelled";
export type Upload = {
	readonly id: string;
	readonly name: string;
	/** The frame that waits for it, if one does. */
	readonly frame: string | null;
	readonly fraction: number;
	readonly refusal: UploadRefusal | null;
};
export type UploadPicture = (
	file: File,
	onProgress: (fraction: number) => void,
	signal: AbortSignal,
) => Promise<Outcome<PictureUse, UploadRefusal>>;

export type UploadQueue = ReturnType<typeof createUploadQueue>;
type Job = { readonly file: File; readonly abort: AbortController };

/** At most `atOnce` pictures are on their way; those that failed stay listed until they are sent again or dismissed. */
export function createUploadQueue(options: {
	upload: UploadPicture;
	newId(): string;
	onDone(picture: PictureUse, frame: string | null): void;
	readonly atOnce?: number;
}) {
	const { atOnce = 2 } = options;
	const listeners = new Set<() => void>();
	const jobs = new Map<string, Job>();
	const running = new Set<string>();
	let uploads: readonly Upload[] = [];

	function publish(next: readonly Upload[]): void {
		uploads = next;
		for (const listener of listeners) listener();
	}

	function update(id: string, change: Partial<Upload>): void {
		publish(uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
	}

	function startNext(): void {
		for (const { id, refusal } of uploads) {
			if (running.size >= atOnce) return;
			if (!refusal && !running.has(id)) void run(id);
		}
	}

	async function run(id: string): Promise<void> {
		const job = jobs.get(id);
		if (!job) return;
		running.add(id);
		const answer = await options.upload(job.file, (fraction) => update(id, { fraction }), job.abort.signal);
		running.delete(id);
		const upload = uploads.find((each) => each.id === id);
		if (upload && answer.ok) {
			dismiss(id);
			options.onDone(answer.value, upload.frame);
		} else if (upload && !answer.ok) {
			update(id, { refusal: answer.reason });
		}
		startNext();
	}

	function dismiss(id: string): void {
		jobs.delete(id);
		publish(uploads.filter((upload) => upload.id !== id));
	}

	return {
		getState: (): readonly Upload[] => uploads,
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		add(files: readonly File[], frame: string | null): void {
			const added = files.map((file, index): Upload => {
				const id = options.newId();
				jobs.set(id, { file, abort: new AbortController() });
				return { id, name: file.name, frame: index === 0 ? frame : null, fraction: 0, refusal: null };
			});
			publish([...uploads, ...added]);
			startNext();
		},
		retry(id: string): void {
			const job = jobs.get(id);
			if (!job || running.has(id)) return;
			jobs.set(id, { file: job.file, abort: new AbortController() });
			update(id, { refusal: null, fraction: 0 });
			startNext();
		},
		/** Stops it and takes it off the list. */
		cancel(id: string): void {
			jobs.get(id)?.abort.abort();
			dismiss(id);
		},
	};
}
