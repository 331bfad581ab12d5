import { defaults, seal, unseal } from "iron-webcrypto";
import { EMPTY_RECORD, type SessionRecord, type SessionRecords } from "#shop/session-records.ts";
import { selectVisitorState } from "./visitor-state.server.ts";

const COOKIE = "keepsake_record";
const LIFETIME_SECONDS = 365 * 86_400;
const LONGEST = 4000;

type Sealed = { session: string; record: ReturnType<typeof asJson> };

/**
 * The whole record in the visitor's cookie, encrypted and signed as h3's sessions are. It names the session that it
 * belongs to: in another one it is worth nothing.
 */
export function sealedRecords(cookies: string | undefined, key: string, secure: boolean): SessionRecords {
	const given = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]{1,${LONGEST}})`).exec(cookies ?? "")?.[1];
	let known: Promise<SessionRecord | undefined> | undefined;
	let cookie: string | undefined;
	return {
		read({ session: { id } }) {
			known ??= given && id !== undefined ? opened(given, key, id) : Promise.resolve(undefined);
			return known;
		},
		async state(shop) {
			const [{ row: _, ...state }, record] = await Promise.all([selectVisitorState(shop), this.read(shop)]);
			return { ...state, record };
		},
		async change(shop, values) {
			const record = { ...EMPTY_RECORD, ...(await this.read(shop)), ...values };
			known = Promise.resolve(record);
			const content = { session: shop.session.start(), record: asJson(record) };
			const sealed = await seal(content, key, { ...defaults, ttl: LIFETIME_SECONDS * 1000 });
			cookie = `${COOKIE}=${sealed}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${LIFETIME_SECONDS}${secure ? "; Secure" : ""}`;
		},
		setCookie: () => cookie,
	};
}

function asJson(record: SessionRecord) {
	return { ...record, updateDateCustomer: record.updateDateCustomer?.toISOString() ?? null };
}

/** Whatever is not ours, is too old or belongs to another session counts for nothing. */
async function opened(sealed: string, key: string, sessionId: string): Promise<SessionRecord | undefined> {
	try {
		const { session, record } = (await unseal(sealed, key, defaults)) as Sealed;
		if (session !== sessionId) return undefined;
		const updated = record.updateDateCustomer;
		return { ...record, updateDateCustomer: updated ? new Date(updated) : null };
	} catch {
		return undefined;
	}
}
