// `node --conditions=@carmine/source scripts/drills/rollback.ts COMMIT`: an update and a rollback under load. The release of the
// commit runs on the new schema, next to the new release, and alone again. Needs the Debian package postgresql.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { migrate } from "../../packages/server/src/database/migrate.ts";
import { buildShop } from "../build.ts";
import { createCluster, sql } from "./cluster.ts";
import { createMarket, describe, whileShopping } from "./shopping.ts";
import { projectFolder, startShop, type Shop } from "./shops.ts";
import { drill, newFolder, type Cleanup } from "./tools.ts";

const phaseMs = 8000;

const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd: projectFolder, encoding: "utf8" }).trim();

/** A migration that only adds to the schema, for releases with the same one. */
const additions = `
  alter table product add column drill_note text;
  create table drill_note (id int primary key references product);
  insert into drizzle.__drizzle_migrations (hash, created_at) values ('drill', ${Date.now()})`;

/** Builds the shop of a commit in a temporary worktree. */
const buildRelease = (cleanup: Cleanup, commit: string): string => {
  const folder = join(newFolder(cleanup), "release");
  git("worktree", "add", "--detach", folder, commit);
  cleanup.defer(() => void git("worktree", "remove", "--force", folder));
  const pnpm = (...args: string[]) =>
    execFileSync("pnpm", args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  pnpm("install", "--frozen-lockfile", "--prefer-offline");
  pnpm("build");
  return folder;
};

const [, , commit] = process.argv;
if (commit === undefined) throw new Error("Name the commit or tag of the previous release");
await buildShop();
await drill(async (cleanup, check) => {
  const folder = newFolder(cleanup);
  const previous = buildRelease(cleanup, commit);
  const cluster = await createCluster(cleanup, folder);
  const environment = { DATABASE_URL: cluster.url, MIGRATE_ON_START: "false" };
  const shop = (project: string, ...args: string[]) =>
    execFileSync(process.execPath, ["packages/server/dist/shop.js", ...args], {
      cwd: project,
      env: { ...process.env, ...environment },
      encoding: "utf8",
    });
  const count = () => Number(sql(cluster, "select count(*) from drizzle.__drizzle_migrations"));
  shop(previous, "migrate");
  // Shops with a merchant don't create the demo marketplace.
  sql(cluster, "insert into merchant (name) values ('Drill')");
  const before = count();
  const old = await startShop(cleanup, environment, previous);
  console.log(`       ${commit} runs on its own schema with ${before} migrations`);
  await migrate(cluster.url);
  if (count() === before) {
    console.log("       both releases have the same schema, so the drill adds a migration");
    sql(cluster, additions);
  }
  check(
    "the update adds to the schema while the previous release runs",
    count() > before,
    `${count()} migrations`,
  );
  const market = await createMarket(cleanup, cluster.url);

  let firstLane = 0;
  const phase = async (name: string, shops: readonly Shop[]) => {
    const addresses = shops.map(({ address }) => address);
    const lanes = 4;
    const tally = await whileShopping(market, { addresses, lanes, firstLane }, check, () => pause(phaseMs));
    firstLane += lanes;
    check(`${name}: no call failed`, tally.refusals.size === 0 && tally.unanswered === 0, describe(tally));
    const page = await fetch(`${addresses[0]}/goods_detail/${market.items[0]?.productId}`);
    check(`${name}: the product page is rendered`, page.status === 200, String(page.status));
  };
  await phase("previous release on the new schema", [old]);
  const updated = await startShop(cleanup, environment);
  await phase("both releases", [old, updated]);
  await old.end("SIGTERM");
  await phase("new release", [updated]);
  await old.restart();
  await updated.end("SIGTERM");
  await phase("previous release after the rollback", [old]);
});
