import { eq, sql } from "drizzle-orm";
import { prepared } from "#database/prepared.ts";
import { sessions } from "#database/schema.ts";
import type { SessionRecord, SessionRecords } from "#shop/session-records.ts";
import { selectVisitorState } from "./visitor-state.server.ts";

type Row = typeof sessions.$inferSelect;

/** One row for each session; read once in a request. */
export function databaseRecords(): SessionRecords {
	let known: Promise<SessionRecord | undefined> | undefined;
	return {
		read({ db, session: { id } }) {
			if (id === undefined) return Promise.resolve(undefined);
			const query = prepared(db, "session record", (name) =>
				db
					.select()
					.from(sessions)
					.where(eq(sessions.id, sql.placeholder("id")))
					.prepare(name),
			);
			known ??= query.execute({ id }).then(([row]) => row && recordOf(row));
			return known;
		},
		async state(shop) {
			const asked = selectVisitorState(shop).then(({ row, ...state }) => ({ ...state, record: row && recordOf(row) }));
			known ??= asked.then(({ record }) => record);
			return asked;
		},
		async change({ db, session, now }, values) {
			known = undefined;
			await db
				.insert(sessions)
				.values({ id: session.start(), createdAt: now, seenAt: now, ...values })
				.onConflictDoUpdate({ target: sessions.id, set: { seenAt: now, ...values } });
		},
		setCookie: () => undefined,
	};
}

function recordOf({ id: _, createdAt: __, seenAt: ___, ...record }: Row): SessionRecord {
	return record;
}
