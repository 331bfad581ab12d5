import { type Outcome, refused } from "#core/outcome.ts";
import type { PictureUse } from "#design/document.ts";
import type { Point } from "#design/geometry/matrix.ts";
import type { Begun } from "./editor-store.ts";
import { type LostPhoto, sharedOutAgain } from "./lost-photos.ts";
import type { PhotoGoal } from "./photo-goals.ts";

export const UPLOAD_REFUSALS = [
	"offline",
	"interrupted",
	"stalled",
	"tooLarge",
	"tooSmall",
	"tooMany",
	"unreadable",
	"unsupported",
	"empty",
	"failed",
	"cancelled",
] as const;
export type UploadRefusal = (typeof UPLOAD_REFUSALS)[number];
/** The same file would be refused again. */
const HOPELESS: readonly UploadRefusal[] = ["tooLarge", "tooSmall", "unreadable", "unsupported", "empty"];

export function isWorthAnotherTry(refusal: UploadRefusal | null): boolean {
	return refusal !== null && !HOPELESS.includes(refusal);
}

export type Upload = {
	readonly id: string;
	readonly name: string;
	/** The frame that waits for it, if one does. */
	readonly frame: string | null;
	/** Where its person was when they chose it. */
	readonly side: string | null;
	/** The side on which it is to be: of several, perhaps another. */
	readonly goal: string | null;
	readonly fraction: number;
	/** The shop has it; it comes after others that were chosen before it. */
	readonly inTurn?: boolean;
	readonly refusal: UploadRefusal | null;
	/** The one that was lost, and for which it was chosen. */
	readonly again?: LostPhoto | undefined;
};
/** Sent just now, or waiting: for its turn, the network, or another try. */
export function isStillComing({ refusal }: Upload): boolean {
	return refusal === null || isWorthAnotherTry(refusal);
}

export type UploadPicture = (
	file: File,
	onProgress: (fraction: number) => void,
	signal: AbortSignal,
) => Promise<Outcome<PictureUse, UploadRefusal>>;

export type UploadQueue = ReturnType<typeof createUploadQueue>;
/** `begun`: as it was when the file was added; `together`: the same for all that were added at once, null for the only one. */
type Added = {
	readonly begun: Begun | null;
	readonly together: object | null;
	/** Its frame was gone meanwhile. */
	readonly returned?: boolean;
};
type Wish = Pick<Upload, "frame" | "again"> & Pick<Added, "begun"> & { readonly file: File };
type Job = Added & { readonly file: File; readonly abort: AbortController };

/** No byte went for so long: the connection is there in name only. */
export const STALLED_AFTER = 20_000;
/** All is sent: the server may take 90 seconds to open a picture (media/decode-in-process.server.ts). */
export const ANSWERED_WITHIN = 100_000;
/** A small file is opened soon, but counts as sent while the device still holds it: 20 kB go in a second at least. */
export const SMALL_ANSWERED_WITHIN = 30_000;
const SLOWEST_BYTES_PER_MS = 20;
const LOST_ON_THE_WAY: readonly (UploadRefusal | null)[] = ["offline", "interrupted", "stalled"];

/**
 * At most `atOnce` pictures are on their way; those that failed stay listed until they are sent again,
 * by whichever way, or dismissed.
 */
export function createUploadQueue(options: {
	upload: UploadPicture;
	newId(): string;
	/** `held`: the goals of those still on their way. */
	onDone(picture: PictureUse, frame: string | null, added: Added, held: readonly PhotoGoal[]): void;
	/** Some of those that were added at once have come since it was last told, and none is on its way any more. */
	onAll?(together: object): void;
	/** For each of so many files. */
	begun?(count: number, frame: string | null, held: readonly PhotoGoal[], at: Point | null): readonly Begun[];
	/** The side of that frame, else the one that is shown. */
	side?(frame: string | null): string;
	/** Runs the action later; the answer calls it off. */
	after(milliseconds: number, action: () => void): () => void;
	readonly atOnce?: number;
}) {
	const { atOnce = 2 } = options;
	const listeners = new Set<() => void>();
	const jobs = new Map<string, Job>();
	const running = new Set<string>();
	/** Frames that take along what is on its way to them, whenever they go and come again. */
	const followed = new Set<string>();
	/** Of frames that are gone: nobody is shown them. */
	const aside = new Set<string>();
	/** Came while they were aside, or before those that come first. */
	const arrived = new Map<string, PictureUse>();
	/** Of each of them some have come, and that is not told yet. */
	const untold = new Set<object>();
	let all: readonly Upload[] = [];
	let uploads: readonly Upload[] = [];

	function publish(next: readonly Upload[]): void {
		all = next;
		uploads = next.filter(({ id }) => !aside.has(id));
		for (const listener of listeners) listener();
	}

	function update(id: string, change: Partial<Upload>): void {
		publish(all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
	}

	function startNext(): void {
		for (const { id, refusal } of uploads) {
			if (running.size >= atOnce) return;
			if (!refusal && !running.has(id) && !arrived.has(id)) void run(id);
		}
	}

	async function run(id: string): Promise<void> {
		const job = jobs.get(id);
		if (!job) return;
		running.add(id);
		const answer = await send(job, (fraction) => update(id, { fraction })).catch(() => refused("failed"));
		running.delete(id);
		const upload = all.find((each) => each.id === id);
		if (upload && answer.ok) arrived.set(id, answer.value);
		else if (upload && !answer.ok) update(id, { refusal: answer.reason });
		placeArrived();
		if (arrived.has(id)) update(id, { inTurn: true });
		startNext();
	}

	function place({ id, frame }: Upload, picture: PictureUse): void {
		const job = jobs.get(id);
		if (!job) return;
		dismiss(id, ...failedFor(frame));
		if (job.together) untold.add(job.together);
		options.onDone(picture, frame, job, held());
	}

	function placeArrived(): void {
		for (const upload of uploads) {
			const [picture, job] = [arrived.get(upload.id), jobs.get(upload.id)];
			if (picture && job && !comesAfter(upload.id, job)) place(upload, picture);
		}
		for (const together of untold) {
			if (uploads.some(({ id, refusal }) => !refusal && jobs.get(id)?.together === together)) continue;
			untold.delete(together);
			options.onAll?.(together);
		}
	}

	/** What is laid on one side lies there, and is counted, in the order in which it was chosen. */
	function comesAfter(own: string, { together, begun }: Job): boolean {
		if (!together || !begun || begun.slot) return false;
		const before = uploads.slice(
			0,
			uploads.findIndex(({ id }) => id === own),
		);
		return before.some(({ id, frame, refusal }) => {
			const other = jobs.get(id);
			const isLaid = frame === null && !other?.begun?.slot && other?.begun?.side === begun.side;
			return isLaid && !refusal && other.together === together;
		});
	}

	function held(): readonly PhotoGoal[] {
		return uploads.flatMap(({ id, frame, refusal }) => {
			const begun = jobs.get(id)?.begun;
			return begun && !refusal ? { side: begun.side, slot: frame ?? begun.slot ?? null, cell: begun.cell } : [];
		});
	}

	function begunFor(count: number, frame: string | null, left: Begun | null, at: Point | null): readonly Begun[] {
		const taken = left ? [{ side: left.side, slot: left.slot ?? null, cell: left.cell }] : [];
		const begun = options.begun?.(count, frame, [...held(), ...taken], at) ?? [];
		return left
			? begun.map((each, index) => ({ ...(index > 0 ? begun[index - 1] : left)!, element: each.element }))
			: begun;
	}

	function addAll(wishes: readonly Wish[]): void {
		const refused: Upload[] = [];
		const together = wishes.length > 1 ? {} : null;
		const added = wishes.map(({ file, frame, begun, again }): Upload => {
			const id = options.newId();
			const old = uploads.find((each) => each.refusal && isSame(file, jobs.get(each.id)?.file));
			if (old) refused.push(old);
			jobs.set(id, { file, abort: new AbortController(), begun, together });
			const waiting = frame ?? old?.frame ?? null;
			const side = options.side?.(waiting) ?? null;
			const goal = waiting === null ? (begun?.side ?? side) : side;
			return { id, name: file.name, frame: waiting, side, goal, fraction: 0, refusal: null, again };
		});
		for (const { id } of refused) dismiss(id);
		publish([...all, ...added]);
		startNext();
	}

	function send(job: Job, onProgress: (fraction: number) => void): Promise<Outcome<PictureUse, UploadRefusal>> {
		if (job.file.size === 0) return Promise.resolve(refused("empty"));
		return new Promise((resolve, reject) => {
			let sent = 0;
			let callOff = watch();
			function watch(): () => void {
				return options.after(sent < 1 ? STALLED_AFTER : answeredWithin(job.file), () => {
					resolve(refused("stalled"));
					job.abort.abort();
				});
			}
			function advance(fraction: number): void {
				if (fraction === sent || job.abort.signal.aborted) return;
				sent = fraction;
				callOff();
				callOff = watch();
				onProgress(fraction);
			}
			options
				.upload(job.file, advance, job.abort.signal)
				.then(resolve, reject)
				.finally(() => callOff());
		});
	}

	function retry(id: string): void {
		const job = jobs.get(id);
		if (!job || running.has(id)) return;
		jobs.set(id, { ...job, abort: new AbortController() });
		update(id, { refusal: null, fraction: 0 });
		startNext();
	}

	/** Another photo stands now where they were to be. */
	function failedFor(frame: string | null): readonly string[] {
		if (frame === null) return [];
		return uploads.filter((each) => each.refusal && each.frame === frame).map(({ id }) => id);
	}

	function dismiss(...ids: readonly string[]): void {
		for (const id of ids) for (const known of [jobs, aside, arrived]) known.delete(id);
		publish(all.filter(({ id }) => !ids.includes(id)));
	}

	return {
		getState: (): readonly Upload[] => uploads,
		held,
		/** What it takes to send it again when its page is gone. */
		lostWithout: ({ id, name, frame }: Upload): LostPhoto => ({ name, frame, begun: jobs.get(id)?.begun ?? null }),
		isAnyRefused: (): boolean => uploads.some(({ refusal }) => refusal !== null),
		countRunning: (): number => uploads.filter(({ refusal }) => refusal === null).length,
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		/** `instead`: a failed one that is given up for them; the first of them goes where that one was to go. `at`: where on the page they were dropped. */
		add(files: readonly File[], frame: string | null, instead: string | null = null, at: Point | null = null): void {
			const left = (frame === null && instead !== null && jobs.get(instead)?.begun) || null;
			if (files.length > 0) dismiss(...(instead === null ? [] : [instead]), ...failedFor(frame));
			const begun = begunFor(files.length, frame, left, at);
			addAll(files.map((file, index) => ({ file, frame: index === 0 ? frame : null, begun: begun[index] ?? null })));
		},
		/** Chosen instead of photos that were lost: each goes where its own was to go, and what is left over as if it were new. */
		addAgain(files: readonly File[], lost: readonly LostPhoto[]): void {
			const meant = sharedOutAgain(files, lost);
			const spare = begunFor(meant.filter((again) => !again).length, null, null, null).values();
			addAll(
				files.map((file, index) => {
					const again = meant[index];
					const begun = again ? again.begun : (spare.next().value ?? null);
					return { file, frame: again?.frame ?? null, begun, again };
				}),
			);
		},
		retry,
		/** The network is there again: what was lost on the way is sent once more. */
		resume(): void {
			for (const { id, refusal } of uploads) if (LOST_ON_THE_WAY.includes(refusal)) retry(id);
		},
		/** What is on its way to that frame goes off the list with it, and comes back with it. */
		goWith(frame: string): void {
			followed.add(frame);
		},
		/** After each change of what there is. */
		follow(isThere: (frame: string) => boolean): void {
			if (followed.size === 0) return;
			const gone = all.filter(({ frame }) => frame !== null && followed.has(frame) && !isThere(frame));
			if (gone.length === aside.size && gone.every(({ id }) => aside.has(id))) return;
			const returned = [...aside].filter((id) => !gone.some((each) => each.id === id));
			for (const id of returned) {
				const job = jobs.get(id);
				if (job) jobs.set(id, { ...job, returned: true });
			}
			aside.clear();
			for (const { id } of gone) aside.add(id);
			publish(all);
			placeArrived();
			startNext();
		},
		/** Whose photos they are is gone: none is sent any more. */
		stop(): void {
			for (const { abort } of jobs.values()) abort.abort();
			dismiss(...jobs.keys());
		},
		/** Stops it and takes it off the list. */
		cancel(id: string): void {
			jobs.get(id)?.abort.abort();
			dismiss(id);
			placeArrived();
		},
	};
}

function answeredWithin({ size }: File): number {
	return Math.min(ANSWERED_WITHIN, SMALL_ANSWERED_WITHIN + size / SLOWEST_BYTES_PER_MS);
}

/** Chosen twice, a file is two objects. */
function isSame(file: File, other: File | undefined): boolean {
	return file.name === other?.name && file.size === other.size && file.lastModified === other.lastModified;
}
