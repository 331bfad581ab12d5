import type { Shop } from "./shop.ts";
import type { VisitorState } from "./visitor-state.ts";

/** Specification, section 3: what a session says besides whose it is. */
export type SessionRecord = {
	readonly isConsentGiven: boolean;
	readonly isAdsAccepted: boolean;
	readonly isAnalyticsAccepted: boolean;
	readonly consentVersion: number | null;
	readonly screenWidth: number | null;
	readonly screenHeight: number | null;
	readonly screenDevicePixelRatio: number | null;
	/** Only while analytics are accepted. */
	readonly ga4ClientId: string | null;
	readonly ga4SessionId: string | null;
	readonly ga4SessionNumber: number | null;
	readonly updateDateCustomer: Date | null;
};

/** Where the records of one request are: in the database, or sealed in the visitor's own cookie. */
export type SessionRecords = {
	/** undefined: nothing was ever written. */
	read(shop: Pick<Shop, "db" | "session">): Promise<SessionRecord | undefined>;
	/** The same, and what else every page asks of its visitor. */
	state(shop: Pick<Shop, "db" | "session" | "owner" | "site" | "now">): Promise<VisitorState>;
	/** Starts the session where there is none. */
	change(shop: Pick<Shop, "db" | "session" | "now">, values: Partial<SessionRecord>): Promise<void>;
	/** What leaves with the answer. */
	setCookie(): string | undefined;
};

export const EMPTY_RECORD: SessionRecord = {
	isConsentGiven: false,
	isAdsAccepted: false,
	isAnalyticsAccepted: false,
	consentVersion: null,
	screenWidth: null,
	screenHeight: null,
	screenDevicePixelRatio: null,
	ga4ClientId: null,
	ga4SessionId: null,
	ga4SessionNumber: null,
	updateDateCustomer: null,
};
