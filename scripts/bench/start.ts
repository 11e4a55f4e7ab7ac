// Startup time of the shop with a new demo marketplace and with an existing one. `pnpm bench:start`
import { rmSync } from "node:fs";
import { buildShop } from "../build.ts";
import { median, printRows } from "./report.ts";
import { newDataDir, startShop } from "./shop.ts";

await buildShop();
const dataDir = newDataDir();
const first = await startShop(dataDir);
await first.stop();
const again: number[] = [];
for (let round = 0; round < 3; round += 1) {
  const shop = await startShop(dataDir);
  again.push(shop.startedIn);
  await shop.stop();
}
rmSync(dataDir, { recursive: true, force: true });
printRows("Start", [
  { what: "demo marketplace made anew", measured: first.startedIn / 1000, unit: "s", budget: { most: 20 } },
  { what: "existing embedded database", measured: median(again) / 1000, unit: "s", budget: { most: 3 } },
]);
