import { consentSignals, REFUSED } from "#core/consent.ts";

type Layer = { dataLayer?: unknown[] };
const GA4_ID = { client_id: "ga4ClientId", session_id: "ga4SessionId", session_number: "ga4SessionNumber" } as const;

/** The site's analytics tag: the document names it only for visitors who accept analytics. Denied first, then as chosen. */
export function loadAnalyticsTag(): void {
	const { analyticsId, tagUrl, ads } = document.documentElement.dataset;
	const layer = window as Layer;
	if (!analyticsId || !tagUrl || layer.dataLayer) return;
	const queue: unknown[] = [];
	layer.dataLayer = queue;
	// The tag knows commands by their being an arguments object.
	function gtag(..._command: unknown[]): void {
		// biome-ignore lint/complexity/noArguments: see above
		queue.push(arguments);
	}
	gtag("consent", "default", consentSignals(REFUSED));
	gtag("consent", "update", consentSignals({ isAnalyticsAccepted: true, isAdsAccepted: ads !== undefined }));
	gtag("js", new Date());
	gtag("config", analyticsId);
	const ids: Record<string, unknown> = {};
	for (const [field, name] of Object.entries(GA4_ID))
		gtag("get", analyticsId, field, (value: unknown) => {
			ids[name] = String(value);
			if (Object.keys(ids).length === Object.keys(GA4_ID).length) void keepIds(ids);
		});
	const script = document.createElement("script");
	script.async = true;
	script.src = `${tagUrl}?id=${encodeURIComponent(analyticsId)}`;
	document.head.append(script);
}

async function keepIds(ids: Readonly<Record<string, unknown>>): Promise<void> {
	const headers = { "content-type": "application/json" };
	await fetch("/api/session", { method: "POST", headers, body: JSON.stringify(ids) }).catch(() => undefined);
}
