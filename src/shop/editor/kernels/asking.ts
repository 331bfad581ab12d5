/** The shop is asked for what is saved and sent meanwhile too. */
const AT_ONCE = 3;
/** Before what could not be had is asked for again; each time twice as long. */
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 300_000;

/** `wait`: before it is asked again, in milliseconds. */
type Question = { readonly id: string; readonly wait: number };

/** Asks about each picture once, of few at a time; what could not be had of one is asked for again after a while. */
export function createAsking<Known>(
	load: (id: string) => Promise<Known | undefined>,
	onKnown: (id: string, known: Known) => void,
	after: (milliseconds: number, action: () => void) => () => void,
): { ask(ids: readonly string[]): void; stop(): void } {
	const asked = new Set<string>();
	const waiting: Question[] = [];
	const callOffs = new Set<() => void>();
	let running = 0;
	let isStopped = false;

	function askNext(): void {
		while (running < AT_ONCE && waiting.length > 0) void askAbout(waiting.shift()!);
	}

	async function askAbout({ id, wait }: Question): Promise<void> {
		running++;
		const known = await load(id).catch(() => undefined);
		running--;
		if (isStopped) return;
		if (known !== undefined) onKnown(id, known);
		else later({ id, wait });
		askNext();
	}

	function later({ id, wait }: Question): void {
		const callOff = after(wait, () => {
			callOffs.delete(callOff);
			waiting.push({ id, wait: Math.min(2 * wait, LONGEST_WAIT) });
			askNext();
		});
		callOffs.add(callOff);
	}

	return {
		ask(ids) {
			isStopped = false;
			for (const id of ids) {
				if (asked.has(id)) continue;
				asked.add(id);
				waiting.push({ id, wait: FIRST_WAIT });
			}
			askNext();
		},
		stop() {
			isStopped = true;
			for (const callOff of callOffs) callOff();
			callOffs.clear();
			asked.clear();
			waiting.length = 0;
		},
	};
}
