// `node --conditions=@carmine/source scripts/drills/failover.ts`: the primary of a Patroni cluster is killed while shoppers buy
// from two processes. Needs the Debian packages postgresql, patroni, etcd-server and haproxy.
import { setTimeout as pause } from "node:timers/promises";
import { buildShop } from "../build.ts";
import { createPatroniCluster } from "./patroni.ts";
import { createMarket, describe, whileShopping } from "./shopping.ts";
import { startShop } from "./shops.ts";
import { drill, until } from "./tools.ts";

const loadMs = 8000;

await buildShop();
await drill(async (cleanup, check) => {
  const cluster = await createPatroniCluster(cleanup);
  const market = await createMarket(cleanup, cluster.url);
  const environment = { DATABASE_URL: cluster.url };
  const shops = [await startShop(cleanup, environment), await startShop(cleanup, environment)];
  const tally = await whileShopping(
    market,
    { addresses: shops.map(({ address }) => address), lanes: 6 },
    check,
    async ({ attempts }) => {
      const openPages = () => Promise.all(shops.map(async ({ address }) => (await fetch(address)).status));
      await openPages();
      await pause(loadMs);
      const answered = () => attempts.filter(({ orderNo }) => orderNo !== undefined).length;
      const before = answered();
      await cluster.killPrimary();
      const killedAt = performance.now();
      const pages = await openPages();
      check(
        "cached pages are served without the database",
        pages.every((status) => status === 200),
        pages.join(" "),
      );
      // Orders answered in the moment of the failure don't count as recovered.
      await until("orders after the failover", () => answered() > before + 6, 120_000);
      const seconds = ((performance.now() - killedAt) / 1000).toFixed(1);
      check("orders are placed again", true, `${seconds} s after the primary was killed`);
      await pause(loadMs);
      cluster.repair();
      await until("the repaired standby", () => /streaming sync/.test(cluster.standbys()), 120_000);
      check("the killed server joins as a standby", true, cluster.standbys());
      await pause(loadMs);
    },
  );
  console.log(`       ${describe(tally)}`);
  const wrong = [...tally.refusals.keys()].filter((kind) => !kind.startsWith("HTTP 503"));
  check("calls fail with 503 only", wrong.length === 0, wrong.join("; "));
});
