import { type Outcome, refused } from "#core/outcome.ts";
import type { DesignDocument } from "#design/document.ts";
import { isSameWork } from "./as-written.ts";
import { contentMark, isMarkedAs } from "./content-mark.ts";
import { choiceFor, type EditedLine, type LineChoice } from "./line-choice.ts";
import { type LocalCopy, localKeyOf } from "./local-copy.ts";
import { type LyingAs, numberInCart } from "./number-in-cart.ts";
import type { SaveStatus } from "./save-status.ts";

export type ProjectContent = {
	readonly document: DesignDocument;
	readonly variantId: number;
	readonly quantity: number;
};
export type SavedProject = { readonly id: string; readonly version: number };
export type SaveRequest = ProjectContent & {
	readonly articleId: number;
	readonly designId: number | null;
	/** null: not on the server yet. */
	readonly project: SavedProject | null;
	/** Stays the same until the project is there: an answer that got lost makes no second one. */
	readonly creation: string;
	readonly choice: LineChoice | null;
	/** The page is going away: the request must outlive it. */
	readonly leaving: boolean;
};
/** `foreign`: of an account that nobody here is signed in to any more. */
export type SaveRefusal = "conflict" | "offline" | "invalid" | "missing" | "foreign" | "failed";
export type AutosavePorts = {
	saveProject(request: SaveRequest): Promise<Outcome<SavedProject, SaveRefusal>>;
	loadProject(id: string): Promise<Outcome<SavedProject & ProjectContent, "offline" | "missing" | "failed">>;
	/** Other tabs of this browser hear it. */
	tellSaved(project: SavedProject): void;
	keepLocal(copy: LocalCopy): Promise<void>;
	forgetLocal(key: string): Promise<void>;
	/** Before it returns: what waits longer may not outlive the page. */
	keepLocalAtOnce(copy: LocalCopy): void;
	/** Runs the action later; the answer calls it off. */
	after(milliseconds: number, action: () => void): () => void;
	now(): number;
	/** Since the design was opened, here or in another tab. */
	hasSignedOut(): boolean;
	newId(): string;
};

const LOCAL_DELAY = 400;
const SERVER_DELAY = 1500;
const MOST_UNANSWERED = 20;
const RETRY_DELAYS = [3_000, 8_000, 20_000, 60_000];

export type Autosave = ReturnType<typeof createAutosave>;

/** Every change goes to this device first, then to the server, one request at a time and always the newest state. */
export function createAutosave(options: {
	readonly ports: AutosavePorts;
	readonly articleId: number;
	/** The design that it began with. */
	readonly designId: number | null;
	readonly localKey: string;
	readonly project: SavedProject | null;
	readonly content: ProjectContent;
	/** A line of the cart is edited: its variant stays, whatever others make of the project. */
	readonly line: EditedLine | null;
	/** As what it lay in the cart as it was opened. */
	readonly inCart: readonly LyingAs[];
	readonly unsent: boolean;
	/** null: never sent from this device. */
	readonly creation: string | null;
	/** Marks of what an earlier page of this device sent, unanswered. */
	readonly sent: readonly string[];
	/** This browser's last sign-out before the design was opened. */
	readonly signOut: string | null;
	onStatus(status: SaveStatus): void;
	onCreated(project: SavedProject): void;
	onForeign(): void;
}) {
	const { ports, articleId, designId, line, inCart } = options;
	const marked = ({ document, variantId }: ProjectContent) => (line ? { document } : { document, variantId });
	const markOf = (content: ProjectContent) => contentMark(marked(content));
	let project = options.project;
	let current = options.content;
	let creation = options.creation ?? ports.newId();
	/** Marks of what the server may have without our knowing: its answer got lost, or the page went away before it came. */
	let unanswered: readonly string[] = options.unsent ? [...options.sent, markOf(current)] : [];
	let confirmed: ProjectContent | null = options.unsent || !project ? null : current;
	let theirs: (SavedProject & ProjectContent) | null = null;
	let sending: Promise<void> | null = null;
	let callOffLocal: (() => void) | null = null;
	let callOffServer: (() => void) | null = null;
	let failures = 0;
	let wasForeign = false;
	let safeHere = true;
	const holds = new Set<symbol>();
	let ended: "abandoned" | "aside" | null = null;
	/** Told until the next try, whatever is changed meanwhile. */
	let trouble: "offline" | "retrying" | null = null;
	let status: SaveStatus = project || options.unsent ? "saved" : "untouched";

	function tell(next: SaveStatus): void {
		if (next === status) return;
		status = next;
		options.onStatus(next);
	}

	function localCopy(): LocalCopy {
		const key = project ? localKeyOf(project.id) : options.localKey;
		return {
			...current,
			key,
			project,
			unsent: current !== confirmed,
			creation,
			sent: unanswered,
			lineId: line?.id ?? null,
			seenQuantity: line?.seenQuantity ?? numberInCart(inCart, current.variantId),
			designId,
			after: options.signOut,
			savedAt: ports.now(),
		};
	}

	function keepAtOnce(): void {
		if (current !== confirmed && status !== "untouched") ports.keepLocalAtOnce(localCopy());
	}

	async function keepHere(): Promise<void> {
		callOffLocal?.();
		callOffLocal = null;
		if (ended === "abandoned") return;
		safeHere = await ports.keepLocal(localCopy()).then(
			() => true,
			() => false,
		);
		if (trouble) tell(safeHere ? trouble : "unsafe");
	}

	function sendLater(delay: number): void {
		callOffServer?.();
		if (ended) return;
		callOffServer = ports.after(delay, () => {
			callOffServer = null;
			void send();
		});
	}

	function send(leaving = false): Promise<void> {
		callOffServer?.();
		callOffServer = null;
		trouble = null;
		sending ??= exchange(leaving).finally(() => {
			sending = null;
		});
		return sending;
	}

	async function exchange(leaving: boolean): Promise<void> {
		while (current !== confirmed && !theirs && !ended) {
			if (ports.hasSignedOut()) return options.onForeign();
			const sent = current;
			tell("saving");
			unanswered = [...unanswered, markOf(sent)].slice(-MOST_UNANSWERED);
			const choice = choiceFor(line, confirmed, sent);
			const request = { ...sent, articleId, designId, project, creation, choice, leaving };
			const answer = await ports.saveProject(request).catch(() => refused("failed"));
			if (answer.ok) await confirm(answer.value, sent);
			else if (!(await recover(answer.reason))) return;
		}
	}

	async function confirm(saved: SavedProject, sent: ProjectContent): Promise<void> {
		const created = project?.id !== saved.id;
		project = saved;
		confirmed = sent;
		unanswered = [];
		failures = 0;
		wasForeign = false;
		await keepHere();
		if (created) {
			await ports.forgetLocal(options.localKey).catch(() => {});
			options.onCreated(saved);
		}
		ports.tellSaved(saved);
		if (current === sent) tell("saved");
	}

	/** true: try again at once. */
	async function recover(reason: SaveRefusal): Promise<boolean> {
		await keepHere();
		if (reason === "conflict" && project) {
			const loaded = await ports.loadProject(project.id);
			if (loaded.ok) return meet(loaded.value);
		}
		if (!project && reason === "conflict") creation = ports.newId();
		if (reason === "foreign") {
			// Another tab may have signed in while it was on its way.
			wasForeign = !wasForeign;
			if (wasForeign) return true;
			options.onForeign();
			return false;
		}
		if (reason === "missing" && project) {
			project = null;
			creation = ports.newId();
			return true;
		}
		if (reason === "invalid") {
			tell("refused");
			return false;
		}
		trouble = reason === "offline" ? "offline" : "retrying";
		tell(safeHere ? trouble : "unsafe");
		sendLater(RETRY_DELAYS[Math.min(failures++, RETRY_DELAYS.length - 1)]!);
		return false;
	}

	/** As it is to be seen here: a line keeps its own variant and number, whatever its project is. */
	function seenHere({ document, variantId }: ProjectContent): ProjectContent {
		return { ...current, document, ...(!line && { variantId }) };
	}

	function adopt(content: ProjectContent): ProjectContent {
		current = content;
		confirmed = current;
		unanswered = [];
		void keepHere();
		return current;
	}

	/** An answer that got lost on its way looks like a conflict with ourselves; what another device saved unchanged is none. */
	function meet(server: SavedProject & ProjectContent): boolean {
		const known = confirmed ? [...unanswered, markOf(confirmed)] : unanswered;
		const isOurs = known.some((mark) => isMarkedAs(marked(server), mark));
		if (isOurs) goOnFrom(server);
		else theirs = { ...server, ...seenHere(server) };
		if (theirs) tell("conflict");
		return !theirs;
	}

	/** Until it is decided the copy here names what it began from: whoever opens the design again is asked again. */
	function goOnFrom({ id, version }: SavedProject): void {
		project = { id, version };
		theirs = null;
	}

	function end(by: typeof ended): void {
		ended = by;
		callOffLocal?.();
		callOffServer?.();
	}

	return {
		change(content: ProjectContent): void {
			current = content;
			if (!theirs && !trouble) tell("saving");
			callOffLocal ??= ports.after(LOCAL_DELAY, () => void keepHere());
			if (!theirs && !callOffServer) sendLater(SERVER_DELAY);
		},
		/** Sends what is pending; true when the server has all of it. */
		async settle(): Promise<boolean> {
			await keepHere();
			await send();
			if (current !== confirmed && !theirs && status === "saving") await send();
			return current === confirmed;
		},
		/** The page is hidden or closed: no waiting. A reload may be served before the parting save arrives. */
		leave(): void {
			if (ended) return;
			keepAtOnce();
			if (callOffLocal) void keepHere();
			if (callOffServer) void send(true);
		},
		/** The network is back. */
		retry(): void {
			failures = 0;
			if (current !== confirmed && !theirs) void send();
		},
		conflict: (): (SavedProject & ProjectContent) | null => theirs,
		meet(server: SavedProject & ProjectContent): void {
			meet(server);
		},
		async keepMine(): Promise<void> {
			if (theirs) goOnFrom(theirs);
			await send();
		},
		/** The caller puts the answer on the stage; what was there before can be had back by undo. */
		takeTheirs(newest = theirs): ProjectContent | null {
			if (!theirs || !newest) return null;
			goOnFrom(newest);
			tell("saved");
			return adopt(seenHere(newest));
		},
		/** Until the answer is called, nothing newer takes the place of what is seen: it is what is being ordered. */
		hold(): () => void {
			const mine = Symbol();
			holds.add(mine);
			return () => void holds.delete(mine);
		},
		/**
		 * What another tab or device made of it meanwhile, for the caller to put on the stage; null where there is nothing
		 * newer, or something of here is unsaved. `seen` answers null while something is being changed that nobody has yet.
		 */
		async catchUp(seen: () => Pick<ProjectContent, "document" | "variantId"> | null): Promise<ProjectContent | null> {
			const isSaved = () => {
				const now = seen();
				const isTold = now?.document === current.document && now.variantId === current.variantId;
				return isTold && current === confirmed && !sending && !ended && holds.size === 0;
			};
			if (!project || !isSaved()) return null;
			const loaded = await ports.loadProject(project.id).catch(() => refused("failed"));
			if (!loaded.ok || loaded.value.version <= project.version || !isSaved()) return null;
			project = { id: loaded.value.id, version: loaded.value.version };
			const newer = seenHere(loaded.value);
			return sameProject(newer, current) ? null : adopt(newer);
		},
		project: (): SavedProject | null => project,
		status: (): SaveStatus => status,
		/** The visit is over: nothing more of it is kept, neither here nor on the server. */
		abandon: () => end("abandoned"),
		/**
		 * Its person is gone: nothing more is sent in anybody else's name. What their project lacks waits here for them; a
		 * design that the server never got could be given to anybody, and is kept for nobody. Answers, once what was on its
		 * way has arrived, whether all of it is in its project or here.
		 */
		async setAside(): Promise<boolean> {
			if (!ended) {
				keepAtOnce();
				if (callOffLocal) void keepHere();
				end("aside");
			}
			await sending;
			if (!project) await ports.forgetLocal(options.localKey).catch(() => {});
			else if (current !== confirmed) await keepHere();
			return project !== null && (safeHere || current === confirmed);
		},
		stop(): void {
			callOffLocal?.();
			callOffServer?.();
		},
	};
}

/** The number of pieces belongs to the cart: the server keeps none with a project. */
function sameProject(one: ProjectContent, two: ProjectContent): boolean {
	return one.variantId === two.variantId && isSameWork(one.document, two.document);
}
