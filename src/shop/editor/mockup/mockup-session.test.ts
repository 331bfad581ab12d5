import { expect, test } from "vitest";
import type { MockupRequest } from "#painters/mockup/mockup.worker.ts";
import { createMockupSession } from "./mockup-session.ts";

type Listener = (event: { data: { picture: ImageBitmap | null } }) => void;

function working() {
	const posted: string[] = [];
	const hearing: Partial<Record<string, Listener>> = {};
	let ended = 0;
	const session = createMockupSession(() => ({
		postMessage: (request: { tint: string }) => posted.push(request.tint),
		terminate: () => ended++,
		addEventListener: (type: string, listener: unknown) => {
			hearing[type] = listener as Listener;
		},
	}));
	return {
		session,
		posted,
		ended: () => ended,
		ask: (tint: string) => session.ask(() => ({ tint }) as MockupRequest),
		answer(name: string | null) {
			const picture = name === null ? null : ({ name, close() {} } as unknown as ImageBitmap);
			hearing.message?.({ data: { picture } });
		},
	};
}

test("of the pictures asked for while one is in work only the latest is made", () => {
	const { ask, answer, posted, session } = working();
	for (const tint of ["a", "b", "c"]) ask(tint);
	expect(posted).toEqual(["a"]);
	answer("first");
	expect(posted).toEqual(["a", "c"]);
	answer("second");
	expect(posted).toEqual(["a", "c"]);
	expect(session.getState()).toMatchObject({ picture: { name: "second" }, failed: false });
});

test("one that can't be had is told, and the same is asked for again", () => {
	const { ask, answer, posted, session } = working();
	ask("a");
	answer(null);
	expect(session.getState()).toMatchObject({ picture: null, failed: true });
	session.again();
	answer("a");
	expect(posted).toEqual(["a", "a"]);
	expect(session.getState()).toMatchObject({ picture: { name: "a" }, failed: false });
});

test("closed, it ends its worker, and what comes late is not shown", () => {
	const { ask, answer, ended, session } = working();
	ask("a");
	session.close();
	answer("late");
	expect(ended()).toBe(1);
	expect(session.getState().picture).toBeNull();
});
