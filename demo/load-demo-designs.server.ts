import type { Workshop } from "#shop/shop.ts";

export async function loadDemoDesigns(_shop: Workshop): Promise<void> {}
