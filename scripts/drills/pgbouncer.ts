// `node --conditions=@carmine/source scripts/drills/pgbouncer.ts`: two processes behind PgBouncer in transaction mode, with
// fewer connections to PostgreSQL than the processes open. Needs the Debian packages postgresql and pgbouncer.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildShop } from "../build.ts";
import { freePort } from "../bench/shop.ts";
import { createCluster, sql, writeSettings } from "./cluster.ts";
import { createMarket, describe, whileShopping } from "./shopping.ts";
import { projectFolder, startShop } from "./shops.ts";
import { drill, newFolder, start, until } from "./tools.ts";

const poolSize = 5;
const seconds = 20;

await buildShop();
await drill(async (cleanup, check) => {
  const folder = newFolder(cleanup);
  const cluster = await createCluster(cleanup, folder);
  const market = await createMarket(cleanup, cluster.url);
  const port = await freePort();
  // The example with the ports of this drill, without passwords and with a small pool.
  const settings = readFileSync(join(projectFolder, "deploy/pgbouncer/pgbouncer.ini"), "utf8")
    .replace("port=5432", `port=${cluster.port}`)
    .replace("listen_port = 6432", `listen_port = ${port}\nunix_socket_dir =`)
    .replace("auth_type = scram-sha-256", "auth_type = trust")
    .replace("/etc/pgbouncer/userlist.txt", writeSettings(folder, "users.txt", '"postgres" ""\n'))
    .replace(/default_pool_size = \d+/, `default_pool_size = ${poolSize}`);
  start(cleanup, "pgbouncer", [writeSettings(folder, "pgbouncer.ini", settings)], { asSystemUser: true });
  const pooled = { port };
  await until("PgBouncer", () => sql(pooled, "select 1") === "1");
  check("PgBouncer sets the statement timeout", sql(pooled, "show statement_timeout") === "30s");

  const environment = {
    DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/shop`,
    DATABASE_URL_DIRECT: cluster.url,
    DATABASE_PREPARE: "false",
    DATABASE_POOL: "20",
  };
  const shops = [await startShop(cleanup, environment), await startShop(cleanup, environment)];
  let most = 0;
  let clients = 0;
  const tally = await whileShopping(
    market,
    { addresses: shops.map(({ address }) => address), lanes: 16 },
    check,
    async () => {
      for (let second = 0; second < seconds; second += 1) {
        await pause(1000);
        const connections = Number(
          sql(
            cluster,
            `select count(*) from pg_stat_activity where application_name ~ '^carmine' and query not ilike 'listen%'`,
          ),
        );
        most = Math.max(most, connections);
        const open = await Promise.all(
          shops.map((shop) => shop.metric('carmine_database_pool_connections{state="open"}')),
        );
        clients = Math.max(
          clients,
          open.reduce((sum, count) => sum + count, 0),
        );
      }
    },
  );
  console.log(`       ${describe(tally)}`);
  check("no call failed", tally.refusals.size === 0 && tally.unanswered === 0);
  check(
    "the processes share the pool's connections",
    most <= poolSize && clients > poolSize,
    `${clients} connections of the processes, ${most} of PostgreSQL`,
  );
  const listening = sql(cluster, "select count(*) from pg_stat_activity where query = 'listen page_tags'");
  check("each process listens for page tags on a direct connection", listening === "2", listening);
});
