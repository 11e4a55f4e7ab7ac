// `node --conditions=@carmine/source scripts/drills/processes.ts [COUNT]`: two (or COUNT) processes behind nginx: shared
// sessions, limits, page invalidation and jobs; then one killed and all restarted under load. Needs the Debian packages
// postgresql and nginx.
import { setTimeout as pause } from "node:timers/promises";
import { publishTags } from "../../packages/server/src/database/publish-tags.ts";
import { buildShop } from "../build.ts";
import { createCluster, sql } from "./cluster.ts";
import { startNginx } from "./nginx.ts";
import { createMarket, describe, whileShopping, type Market } from "./shopping.ts";
import { startShop, type Shop } from "./shops.ts";
import { drill, newFolder, until, type Check } from "./tools.ts";

const count = Number(process.argv[2] ?? 2);
const loadMs = 6000;

interface Envelope {
  code: number;
  data: { token: string } | null;
}

const post = async (url: string, body: object, headers: Record<string, string> = {}): Promise<Envelope> => {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Envelope;
};

const checkSessions = async (address: string, { items: [item] }: Market, check: Check): Promise<void> => {
  const { data } = await post(`${address}/api/front/login/register/visitor`, { email: "ada@example.com" });
  const headers = { "authori-zation": data?.token ?? "" };
  const line = { productId: item?.productId, productAttrUnique: item?.skuId, cartNum: 3 };
  await fetch(`${address}/api/front/cart/save`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify([line]),
  });
  const lists = await Promise.all(
    Array.from({ length: 8 * count }, async () =>
      (await fetch(`${address}/api/front/cart/list?isValid=true`, { headers })).text(),
    ),
  );
  check(
    "a session and its cart are valid in every process",
    lists.every((list) => list.includes('"cartNum":3')),
    `${lists.length} requests`,
  );
};

const checkLimits = async (address: string, check: Check): Promise<void> => {
  const codes: number[] = [];
  for (let attempt = 0; attempt < 14; attempt += 1) {
    const body = { email: "nobody@example.com", password: "wrong nuts 42" };
    codes.push((await post(`${address}/api/front/login/email`, body)).code);
  }
  const allowed = codes.filter((code) => code === codes[0]).length;
  check("10 sign-in attempts are allowed over all processes", allowed === 10, codes.join(" "));
};

const checkInvalidation = async (shops: readonly Shop[], { db, items: [item] }: Market, check: Check) => {
  const id = item?.productId ?? 0;
  const shown = async (text: string) => {
    const pages = await Promise.all(
      shops.map(async (shop) => (await fetch(`${shop.address}/goods_detail/${id}`)).text()),
    );
    return pages.every((page) => page.includes(text));
  };
  await until("the product page", () => shown("Tire"));
  await db.$client.query(`update product set name = name || '{"en": "Renamed tire"}' where id = $1`, [id]);
  await publishTags(db, [`product:${id}`]);
  const startedAt = performance.now();
  await until("the renamed product", () => shown("Renamed tire"), 10_000);
  const ms = Math.round(performance.now() - startedAt);
  check("a change invalidates the page in every process", ms < 2000, `after ${ms} ms`);
};

await buildShop();
await drill(async (cleanup, check) => {
  const cluster = await createCluster(cleanup, newFolder(cleanup));
  const market = await createMarket(cleanup, cluster.url);
  const environment = { DATABASE_URL: cluster.url, TRUSTED_PROXIES: "1", DRAIN_SECONDS: "2" };
  const limited: Shop[] = [];
  for (let nth = 0; nth < count; nth += 1)
    limited.push(await startShop(cleanup, { ...environment, RATE_LIMITS: "true" }));
  const first = await startNginx(cleanup, limited);
  await checkSessions(first, market, check);
  await checkLimits(first, check);
  await checkInvalidation(limited, market, check);
  await Promise.all(limited.map((shop) => shop.end("SIGTERM")));

  const shops: Shop[] = [];
  for (let nth = 0; nth < count; nth += 1) shops.push(await startShop(cleanup, environment));
  const address = await startNginx(cleanup, shops);
  const lanes = 6;
  const rolling = await whileShopping(market, { addresses: [address], lanes }, check, async () => {
    await pause(loadMs);
    for (const shop of shops) {
      await shop.end("SIGTERM");
      await shop.restart();
      // nginx uses a process again 5 s after it refused a connection.
      await pause(loadMs);
    }
  });
  check(
    "a rolling restart fails no call",
    rolling.refusals.size === 0 && rolling.unanswered === 0,
    describe(rolling),
  );
  const killed = await whileShopping(
    market,
    { addresses: [address], lanes, firstLane: lanes },
    check,
    async () => {
      await pause(loadMs);
      await shops[0]?.end("SIGKILL");
      await pause(loadMs);
      await shops[0]?.restart();
      await pause(loadMs);
    },
  );
  const inFlight = killed.unanswered + [...killed.refusals.values()].reduce((sum, number) => sum + number, 0);
  check("a killed process fails at most the calls in flight", inFlight <= lanes, describe(killed));
  const due = "select count(*) from order_mail where composed_at is null and due_at <= now()";
  await until("the mails of all orders", () => sql(cluster, due) === "0");
  const [mails, doubled] = sql(
    cluster,
    `select sum(count), count(*) filter (where count > 1)
      from (select count(*) from outbox_message where kind = 'mail' group by "to", subject) x`,
  ).split("|");
  check(
    "the job for mails composes each once",
    Number(mails) > 0 && doubled === "0",
    `${mails} mails, ${doubled} doubled`,
  );
});
