import { accepted, type Outcome, refused } from "#core/outcome.ts";
import type { DesignDocument } from "#design/document.ts";
import {
	type AutosavePorts,
	createAutosave,
	type ProjectContent,
	type SavedProject,
	type SaveRefusal,
	type SaveRequest,
} from "#shop/editor/kernels/autosave.ts";
import type { EditedLine } from "#shop/editor/kernels/line-choice.ts";
import type { LocalCopy } from "#shop/editor/kernels/local-copy.ts";
import type { LyingAs } from "#shop/editor/kernels/number-in-cart.ts";
import type { SaveStatus } from "#shop/editor/kernels/save-status.ts";

type Answer = Outcome<SavedProject, SaveRefusal>;

export function content(quantity: number): ProjectContent {
	const document: DesignDocument = { version: 1, sides: [] };
	return { document, variantId: 7, quantity };
}

export function inVariant(variantId: number): ProjectContent {
	return { ...content(1), variantId };
}

export function withBackground(color: string): ProjectContent {
	const fill = { type: "solid", color } as const;
	const side = { code: "front", width: 100, height: 100, bleed: 3, safe: 3 };
	const elements = [{ kind: "background", id: "b", opacity: 1, fill } as const];
	return { ...content(1), document: { version: 1, sides: [{ ...side, elements }] } };
}

/** Saving without a shop: requests wait for their answers, and time passes when it is told to. */
export function watchAutosave(
	project: SavedProject | null,
	start = content(1),
	unsent = false,
	sent: readonly string[] = [],
	line: EditedLine | null = null,
	inCart: readonly LyingAs[] = [],
) {
	const requests: SaveRequest[] = [];
	const answers: { resolve: (answer: Answer) => void; reject: (cause: Error) => void }[] = [];
	const statuses: SaveStatus[] = [];
	const created: SavedProject[] = [];
	const local = new Map<string, LocalCopy>();
	const atOnce: LocalCopy[] = [];
	const told: SavedProject[] = [];
	let timers: { at: number; action: () => void }[] = [];
	let now = 0;
	let server: (SavedProject & ProjectContent) | null = null;
	let full = false;
	let signedOut = false;
	let timesForeign = 0;
	let ids = 0;
	const ports: AutosavePorts = {
		saveProject: (request) => {
			requests.push(request);
			return new Promise((resolve, reject) => answers.push({ resolve, reject }));
		},
		loadProject: async () => (server ? accepted(server) : refused("missing")),
		tellSaved: (saved) => void told.push(saved),
		keepLocal: async (copy) => {
			if (full) throw new Error("The disk is full");
			local.set(copy.key, copy);
		},
		forgetLocal: async (key) => void local.delete(key),
		keepLocalAtOnce: (copy) => void atOnce.push(copy),
		after: (milliseconds, action) => {
			const timer = { at: now + milliseconds, action };
			timers.push(timer);
			return () => {
				timers = timers.filter((each) => each !== timer);
			};
		},
		now: () => now,
		newId: () => `id-${++ids}`,
		hasSignedOut: () => signedOut,
	};
	const autosave = createAutosave({
		ports,
		articleId: 3,
		designId: 9003,
		localKey: "new:3",
		project,
		content: start,
		line,
		inCart,
		unsent,
		creation: null,
		sent,
		onStatus: (status) => statuses.push(status),
		signOut: null,
		onCreated: (saved) => created.push(saved),
		onForeign: () => void timesForeign++,
	});
	async function quiet() {
		for (let turn = 0; turn < 20; turn++) await Promise.resolve();
	}
	return {
		autosave,
		requests,
		statuses,
		created,
		local,
		atOnce,
		told,
		timesForeign: () => timesForeign,
		signOut: () => {
			signedOut = true;
		},
		fillDisk: () => {
			full = true;
		},
		serverHas: (value: SavedProject & ProjectContent) => {
			server = value;
		},
		async pass(milliseconds: number) {
			now += milliseconds;
			const due = timers.filter(({ at }) => at <= now);
			timers = timers.filter(({ at }) => at > now);
			for (const { action } of due) action();
			await quiet();
		},
		async answer(answer: Answer) {
			answers.shift()?.resolve(answer);
			await quiet();
		},
		async breakOff() {
			answers.shift()?.reject(new Error("The answer broke off"));
			await quiet();
		},
	};
}
