import { startShop } from "../tests/support/running-shop.ts";
const shop = await startShop({ port: 14777, dataDir: "/tmp/walk-data" });
console.log(shop.url);
process.on("SIGTERM", async () => { await shop.stop(); process.exit(); });
setInterval(() => {}, 1e6);
