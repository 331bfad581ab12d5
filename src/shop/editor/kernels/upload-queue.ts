import { type Outcome, refused } from "#core/outcome.ts";
import type { PictureUse } from "#design/document.ts";
import type { Point } from "#design/geometry/matrix.ts";
import type { Begun } from "./editor-store.ts";
import { type LostPhoto, sharedOutAgain } from "./lost-photos.ts";
import type { PhotoGoal } from "./photo-goals.ts";
import { sendWatched } from "./send-watched.ts";
import { type Added, hasNoPlace, isStillComing, type Upload } from "./upload.ts";
import { isWorthAnotherTry, type UploadRefusal } from "./upload-refusal.ts";

export type UploadPicture = (
	file: File,
	onProgress: (fraction: number) => void,
	signal: AbortSignal,
) => Promise<Outcome<PictureUse, UploadRefusal>>;

/** Runs the action later; the answer calls it off. */
export type After = (milliseconds: number, action: () => void) => () => void;

export type UploadQueue = ReturnType<typeof createUploadQueue>;
type Wish = Pick<Upload, "frame" | "again" | "begun" | "file" | "perhapsThere"> & {
	readonly refusal?: UploadRefusal | null;
};
type AskedPlaces = {
	readonly count: number;
	/** Chosen together with others. */
	readonly several: boolean;
	readonly frame: string | null;
	readonly held: readonly PhotoGoal[];
	readonly at: Point | null;
};
/** Takes away again what has come; false: somebody has changed it since. */
type TakeBack = () => boolean;
type Come = { readonly upload: Upload; readonly picture: PictureUse; readonly takeBack: TakeBack | undefined };

const LOST_ON_THE_WAY: readonly (UploadRefusal | null)[] = ["offline", "interrupted", "stalled"];

/**
 * At most `atOnce` pictures are on their way; those that failed stay listed until they are sent again,
 * by whichever way, or dismissed.
 */
export function createUploadQueue(options: {
	upload: UploadPicture;
	newId(): string;
	/** `held`: the goals of those still on their way. */
	onDone(picture: PictureUse, frame: string | null, added: Added, held: readonly PhotoGoal[]): TakeBack | undefined;
	/** Some of those added at once have come since it was told last, and none is on its way any more. */
	onAll?(together: string): void;
	/** For each of so many files, or for as many of them as there is a place for. */
	begun?(asked: AskedPlaces): readonly Begun[];
	/** The same for all of them on the side that is shown. */
	begunHere?(count: number, held: readonly PhotoGoal[]): readonly Begun[];
	/** Whether the design has this picture; then `onThere` tells of one that is not laid again. */
	isThere?(picture: PictureUse): boolean;
	onThere?(upload: Upload): void;
	/** The side of that frame, else the one that is shown. */
	side?(frame: string | null): string;
	after: After;
	readonly atOnce?: number;
}) {
	const { atOnce = 2 } = options;
	const listeners = new Set<() => void>();
	const aborts = new Map<string, AbortController>();
	const running = new Set<string>();
	/** Frames that take along what is on its way to them, whenever they go and come again. */
	const followed = new Set<string>();
	/** Of frames that are gone: nobody is shown them. */
	const aside = new Set<string>();
	/** Came while they were aside. */
	const arrived = new Map<string, PictureUse>();
	/** Of those that were added at once what has come and is not told yet. */
	const come = new Map<string, readonly Come[]>();
	let added = 0;
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
		const [file, abort] = [all.find((each) => each.id === id)?.file, aborts.get(id)];
		if (!file || !abort) return;
		running.add(id);
		const answer = await sendWatched(options, file, abort, (fraction) => update(id, { fraction })).catch(() =>
			refused("failed"),
		);
		running.delete(id);
		const upload = all.find((each) => each.id === id);
		if (upload && answer.ok) arrived.set(id, answer.value);
		else if (upload && !answer.ok) {
			if (!isWorthAnotherTry(answer.reason)) {
				letPass(upload);
				passOn(upload);
			}
			update(id, { refusal: answer.reason });
		}
		placeArrived();
		startNext();
	}

	function place(chosen: Upload, picture: PictureUse): void {
		const { id, frame, together } = chosen;
		const upload = chosen.perhapsThere ? placedUnlessThere(chosen, picture) : chosen;
		if (!upload) return;
		dismiss(id, ...failedFor(frame));
		const takeBack = options.onDone(picture, frame, upload, held());
		if (together) come.set(together, [...(come.get(together) ?? []), { upload, picture, takeBack }]);
	}

	/** Its place is looked for when it is known that the design does not have it. */
	function placedUnlessThere(upload: Upload, picture: PictureUse): Upload | null {
		const { id, together } = upload;
		if (options.isThere?.(picture)) {
			dismiss(id);
			if (together) come.set(together, come.get(together) ?? []);
			options.onThere?.(upload);
			return null;
		}
		const [begun = null] = options.begun?.({ count: 1, several: true, frame: null, held: held(), at: null }) ?? [];
		if (begun || !options.begun) return { ...upload, begun };
		arrived.delete(id);
		update(id, { refusal: "noPlace", perhapsThere: false });
		return null;
	}

	function placeArrived(): void {
		for (const { id } of uploads) {
			const [picture, upload] = [arrived.get(id), uploads.find((each) => each.id === id)];
			if (picture && upload) place(upload, picture);
		}
		for (const together of come.keys()) {
			if (uploads.some((each) => !each.refusal && each.together === together)) continue;
			come.delete(together);
			options.onAll?.(together);
		}
	}

	/**
	 * Those after one that never comes take each the place before its own, also what has come, while nobody has changed it; the
	 * last ones are left to what is chosen instead.
	 */
	function letPass(own: Upload): void {
		const { together } = own;
		if (!together || own.again) return;
		listAgain(together, own.turn);
		const hasPlace = ({ frame, begun, refusal }: Upload) => refusal === null || frame !== null || begun !== null;
		const bunch = uploads.filter((each) => !each.again && each.together === together && hasPlace(each));
		if (!bunch.includes(own)) return;
		const coming = bunch.slice(bunch.indexOf(own)).filter(isStillComing);
		const places = [...coming, ...bunch.filter((each) => !isStillComing(each))];
		const turns = [...coming.slice(1), ...bunch.filter((each) => each === own || !isStillComing(each))];
		for (const [index, { id }] of turns.entries()) {
			const { frame, begun } = places[index]!;
			update(id, { frame, begun });
		}
	}

	/** The place of one of the bunch that comes no more goes to the first that has none. */
	function passOn({ id, together }: Upload): void {
		const spare = together && uploads.find((each) => hasNoPlace(each) && each.together === together);
		const own = all.find((each) => each.id === id);
		if (!spare || !own?.begun || aside.has(id)) return;
		update(spare.id, { frame: own.frame, begun: own.begun, refusal: null });
		update(id, { frame: null, begun: null });
	}

	function listAgain(together: string, after: number): void {
		const known = come.get(together) ?? [];
		const back = known.filter(({ upload, takeBack }) => upload.turn > after && !upload.again && takeBack?.());
		if (back.length === 0) return;
		come.set(
			together,
			known.filter((each) => !back.includes(each)),
		);
		for (const { upload, picture } of back) arrived.set(upload.id, picture);
		publish([...all, ...back.map(({ upload }) => upload)].toSorted((one, other) => one.turn - other.turn));
	}

	function held(): readonly PhotoGoal[] {
		return uploads.flatMap(({ frame, begun, refusal }) => (begun && !refusal ? goalOf(begun, frame) : []));
	}

	function begunFor(
		count: number,
		frame: string | null = null,
		left: Begun | null = null,
		at: Point | null = null,
		several = count > 1,
	): readonly Begun[] {
		const taken = left ? [goalOf(left, null)] : [];
		const others = left && several ? count - 1 : count;
		const begun = options.begun?.({ count: others, several, frame, held: [...held(), ...taken], at }) ?? [];
		return left ? [{ ...left, element: begun[0]?.element ?? left.element }, ...begun].slice(0, count) : begun;
	}

	function addAll(wishes: readonly Wish[]): void {
		const refused: Upload[] = [];
		let together: string | null = null;
		const next = wishes.map(({ file, frame, begun, again, perhapsThere = false, refusal = null }): Upload => {
			const id = options.newId();
			if (wishes.length > 1) together ??= id;
			const side = options.side?.(frame) ?? null;
			const old = uploads.find((each) => isSame(file, each.file) && isSentAgain(each, frame, side));
			if (old) refused.push(old);
			aborts.set(id, new AbortController());
			const waiting = frame ?? old?.frame ?? null;
			const name = file.name;
			const turn = ++added;
			return { id, file, name, frame: waiting, side, begun, together, fraction: 0, turn, refusal, again, perhapsThere };
		});
		for (const { id } of refused) dismiss(id);
		publish([...all, ...next]);
		startNext();
	}

	/** For each file its wish; those that are left over have no place. `begun`: as many as there are places. */
	function wishesFor(files: readonly File[], begun: readonly Begun[], frame: string | null): readonly Wish[] {
		const places = options.begun ? begun.length : files.length;
		return files.map((file, index) => ({
			...{ file, frame: index === 0 ? frame : null, begun: begun[index] ?? null },
			refusal: index < places ? null : "noPlace",
		}));
	}

	/** By whichever way on its side; what would be refused again is told at each place for which it is chosen. */
	function isSentAgain({ refusal, ...old }: Upload, frame: string | null, side: string | null): boolean {
		if (refusal === null) return false;
		if (refusal === "noPlace") return true;
		if (frame !== null) return (old.frame ?? old.begun?.slot) === frame;
		return old.side === side && (old.frame === null || isWorthAnotherTry(refusal));
	}

	function retry(id: string): void {
		if (!aborts.has(id) || running.has(id)) return;
		aborts.set(id, new AbortController());
		update(id, { refusal: null, fraction: 0 });
		startNext();
	}

	/** Another photo stands now where they were to be. */
	function failedFor(frame: string | null): readonly string[] {
		if (frame === null) return [];
		return uploads.filter((each) => each.refusal && each.frame === frame).map(({ id }) => id);
	}

	function dismiss(...ids: readonly string[]): void {
		for (const id of ids) for (const known of [aborts, aside, arrived]) known.delete(id);
		publish(all.filter(({ id }) => !ids.includes(id)));
	}

	return {
		getState: (): readonly Upload[] => uploads,
		held,
		/** Those without a place count when no other is on its way. */
		isAnyRefused: (): boolean =>
			uploads.some((each) => each.refusal !== null && !hasNoPlace(each)) ||
			(uploads.length > 0 && uploads.every(hasNoPlace)),
		countRunning: (): number => uploads.filter(({ refusal }) => refusal === null).length,
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		/** `instead`: a failed one that is given up for them; the first of them goes where that one was to go. `at`: where on the page they were dropped. */
		add(files: readonly File[], frame: string | null, instead: string | null = null, at: Point | null = null): void {
			const left = (frame === null && uploads.find(({ id }) => id === instead)?.begun) || null;
			if (files.length > 0) dismiss(...(instead === null ? [] : [instead]), ...failedFor(frame));
			const begun = begunFor(files.length, frame, left, at);
			addAll(wishesFor(files, begun, frame));
		},
		/** Chosen for all pages, even if it is one alone. */
		addToPages: (files: readonly File[]): void =>
			addAll(wishesFor(files, begunFor(files.length, null, null, null, true), null)),
		/** All of them to the side that is shown, beside what is there. */
		addHere(files: readonly File[]): void {
			addAll(wishesFor(files, options.begunHere?.(files.length, held()) ?? [], null));
		},
		/** Chosen instead of photos that were lost: each goes where its own was to go; what is left over perhaps came already. */
		addAgain(files: readonly File[], lost: readonly LostPhoto[]): void {
			const meant = sharedOutAgain(files, lost).map((again) => (again?.begun || again?.frame ? again : undefined));
			addAll(
				files.map((file, index) => {
					const again = meant[index];
					return again
						? { file, frame: again.frame, begun: again.begun, again }
						: { file, frame: null, begun: null, perhapsThere: true };
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
			aside.clear();
			for (const { id } of gone) aside.add(id);
			publish(all.map((each) => (returned.includes(each.id) ? { ...each, returned: true } : each)));
			placeArrived();
			startNext();
		},
		/** Whose photos they are is gone: none is sent any more. */
		stop(): void {
			for (const abort of aborts.values()) abort.abort();
			dismiss(...all.map(({ id }) => id));
		},
		/** Stops them and takes them off the list; none of them gets the place of another. */
		cancel(...ids: readonly string[]): void {
			for (const id of ids) aborts.get(id)?.abort();
			const gone = all.filter(({ id }) => ids.includes(id));
			dismiss(...gone.filter(hasNoPlace).map(({ id }) => id));
			for (const own of gone) if (isStillComing(own)) passOn(own);
			dismiss(...ids);
			placeArrived();
			startNext();
		},
	};
}

function goalOf({ side, slot = null, cell }: Begun, frame: string | null): PhotoGoal {
	return { side, slot: frame ?? slot, cell };
}

/** Chosen twice, a file is two objects. */
function isSame(file: File, other: File | undefined): boolean {
	return file.name === other?.name && file.size === other.size && file.lastModified === other.lastModified;
}
