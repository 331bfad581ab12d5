/** The shop is asked for what is saved and sent meanwhile too. */
const AT_ONCE = 3;
/** Milliseconds until what could not be had is asked for again; each time twice as long. */
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 300_000;

export type Asking = {
	/** All that is to be known; what is left out is not asked for again. */
	ask(ids: readonly string[]): void;
	/** What could not be had is asked for at once. */
	askAgain(): void;
	stop(): void;
};
/** `wait`: before it is asked again. */
type Question = { readonly id: string; readonly wait: number };

/** Asks about each picture once, of few at a time; what could not be had of one is asked for again after a while. */
export function createAsking<Known>(
	load: (id: string) => Promise<Known | undefined>,
	onKnown: (id: string, known: Known) => void,
	after: (milliseconds: number, action: () => void) => () => void,
): Asking {
	const asked = new Set<string>();
	const waiting: Question[] = [];
	/** Those that could not be had, with what calls off their next time. */
	const failed = new Map<string, () => void>();
	let wanted: ReadonlySet<string> = new Set();
	let running = 0;

	function askNext(): void {
		while (running < AT_ONCE && waiting.length > 0) void askAbout(waiting.shift()!);
	}

	async function askAbout(question: Question): Promise<void> {
		running++;
		const known = await load(question.id).catch(() => undefined);
		running--;
		if (known !== undefined) onKnown(question.id, known);
		else later(question);
		askNext();
	}

	function later({ id, wait }: Question): void {
		const again = () => {
			failed.delete(id);
			if (!wanted.has(id)) {
				asked.delete(id);
				return;
			}
			waiting.push({ id, wait: Math.min(2 * wait, LONGEST_WAIT) });
			askNext();
		};
		if (wanted.has(id)) failed.set(id, after(wait, again));
		else asked.delete(id);
	}

	return {
		ask(ids) {
			wanted = new Set(ids);
			for (const id of wanted) {
				if (asked.has(id)) continue;
				asked.add(id);
				waiting.push({ id, wait: FIRST_WAIT });
			}
			askNext();
		},
		askAgain() {
			for (const [id, callOff] of failed) {
				callOff();
				if (wanted.has(id)) waiting.push({ id, wait: FIRST_WAIT });
				else asked.delete(id);
			}
			failed.clear();
			askNext();
		},
		stop() {
			wanted = new Set();
			for (const { id } of waiting) asked.delete(id);
			waiting.length = 0;
			for (const [id, callOff] of failed) {
				callOff();
				asked.delete(id);
			}
			failed.clear();
		},
	};
}
