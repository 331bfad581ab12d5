import { addKiosk } from "#shop/kiosk/kiosk-device.server.ts";
import type { Workshop } from "#shop/shop.ts";

/** README.md tells it: with it any browser is a kiosk of the demo shop. */
const DEMO_KIOSK = "keepsake-demo-kiosk-counter";

export async function loadDemoKiosk(shop: Workshop): Promise<void> {
	await addKiosk(shop, { name: "Demo counter", site: "GB", brand: "keepsake" }, DEMO_KIOSK);
}
