import type { Site } from "#core/sites.ts";

/** So long nobody touches anything until the visitor is asked whether they are still there. */
export const KIOSK_IDLE_SECONDS = 120;
/** To answer that: more than the twenty of WCAG 2.2, success criterion 2.2.1. */
export const KIOSK_COUNTDOWN_SECONDS = 30;
/** So long no request comes until a visit counts as over: the browser has died, or runs no script. */
export const KIOSK_SILENT_SECONDS = 300;
/** Told on the window before all of a visit goes: nothing is to be kept from then on. */
export const END_OF_VISIT = "keepsake-end-of-visit";

/** The site as it is on a kiosk: nothing that leads away, and payment at the counter. A device of the shop's own has no need to sign in. */
export function kioskSite(site: Site, isDevice: boolean): Site {
	if (!site.kiosk && !isDevice) return site;
	return {
		...site,
		kiosk: true,
		loginRequired: site.loginRequired && !isDevice,
		analyticsId: undefined,
		pushAppId: undefined,
		payments: ["COUNTER"],
	};
}
