// `node --conditions=@carmine/source scripts/drills/replica.ts`: reads of a process with a streaming replica that is current,
// 3 s behind, stopped, and current again. Needs the Debian package postgresql.
import { setTimeout as pause } from "node:timers/promises";
import { buildShop } from "../build.ts";
import { createCluster, createReplica, restart, setParameter, sql } from "./cluster.ts";
import { createMarket, describe, whileShopping } from "./shopping.ts";
import { startShop } from "./shops.ts";
import { drill, newFolder } from "./tools.ts";

const phaseMs = 8000;

await buildShop();
await drill(async (cleanup, check) => {
  const folder = newFolder(cleanup);
  const primary = await createCluster(cleanup, folder);
  const market = await createMarket(cleanup, primary.url);
  const replica = await createReplica(cleanup, folder, primary);
  // Two processes: an order is written by one and read by the other.
  const environment = { DATABASE_URL: primary.url, DATABASE_URL_READ: replica.url };
  const shops = [await startShop(cleanup, environment), await startShop(cleanup, environment)];
  const [writing, reading] = shops.map(({ address }) => address);
  if (writing === undefined || reading === undefined) throw new Error("no shop");

  let [lists, missing] = [0, 0];
  const afterOrder = async (token: string, orderNo: string) => {
    const path = "/api/front/order/list?page=1&limit=5&type=-9";
    const answer = await fetch(reading + path, { headers: { "authori-zation": token } });
    lists += 1;
    if (!(await answer.text()).includes(orderNo)) missing += 1;
  };
  const reads = async (server: string) => {
    const metric = `carmine_database_replica_reads_total{server="${server}"}`;
    const counts = await Promise.all(shops.map((shop) => shop.metric(metric)));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const phase = async (name: string, isExpected: (replicaReads: number, primaryReads: number) => boolean) => {
    const [listsBefore, missingBefore] = [lists, missing];
    const before = [await reads("replica"), await reads("primary")] as const;
    await pause(phaseMs);
    const onReplica = (await reads("replica")) - before[0];
    const onPrimary = (await reads("primary")) - before[1];
    check(
      `${name}: every list contains the order just placed`,
      missing === missingBefore && lists > listsBefore,
      `${lists - listsBefore} lists, ${missing - missingBefore} without it`,
    );
    check(
      `${name}: the expected server is used`,
      isExpected(onReplica, onPrimary),
      `${onReplica} reads of the replica, ${onPrimary} of the primary`,
    );
  };

  const tally = await whileShopping(
    market,
    { addresses: [writing], lanes: 4, afterOrder },
    check,
    async () => {
      await phase("replica current", (onReplica, onPrimary) => onReplica > onPrimary);
      setParameter(replica, "recovery_min_apply_delay = '3s'");
      await pause(1000);
      await phase("replica 3 s behind", (onReplica, onPrimary) => onReplica === 0 && onPrimary > 0);
      const behind = sql(replica, "select pg_last_wal_replay_lsn() < pg_last_wal_receive_lsn()");
      check("the replica is behind", behind === "t");
      await replica.server.end("SIGINT");
      await phase("replica stopped", (onReplica, onPrimary) => onReplica === 0 && onPrimary > 0);
      setParameter(await restart(cleanup, replica), "recovery_min_apply_delay = 0");
      await pause(4000);
      await phase("replica current again", (onReplica, onPrimary) => onReplica > onPrimary);
    },
  );
  console.log(`       ${describe(tally)}`);
  check("no call failed", tally.refusals.size === 0 && tally.unanswered === 0);
});
