// Starts two shops with fresh data for the journeys, one of them with payment providers. Rate limits are off,
// because all shoppers have the same address.
import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { startEmbedded } from "../../../packages/server/src/database/embedded/server.ts";
import { databaseAt, execute } from "../../../packages/server/src/testing/databases.ts";
import { paidShopEnvironment } from "./providers.ts";
import { databaseFile, journeysFolder } from "./shop-command.ts";
import { socialBase } from "./social-base.ts";

const folder = journeysFolder;
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
// PostgreSQL doesn't run as root, so another user must reach its folder.
chmodSync(folder, 0o755);
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

process.env["DATA_DIR"] = folder;
process.env["RATE_LIMITS"] = "false";
// Without PUBLIC_URL and an explicit DEMO, the outbox and test cards need no key on this machine.
delete process.env["DEMO"];
// One local server, started by the sign-in journey, replaces all three OAuth providers.
process.env["SOCIAL_BASE"] = socialBase;
for (const name of ["GOOGLE_CLIENT", "FACEBOOK_APP", "TWITTER_CLIENT"]) {
  process.env[`${name}_ID`] = "journeys";
  process.env[`${name}_SECRET`] = "journeys-secret";
}

const external = process.env["TEST_DATABASE_URL"];
if (external) {
  const name = `carmine_journeys_${process.pid}`;
  await execute(external, `create database ${name}`);
  process.env["DATABASE_URL"] = databaseAt(external, name);
  writeFileSync(databaseFile, databaseAt(external, name));
}
await import("../../../bin/start.ts");

// The same marketplace again, with payment provider keys.
const database = process.env["DATABASE_URL"] ?? (await startEmbedded(folder, { share: true })).url;
const paidShop = spawn(process.execPath, ["--conditions=@carmine/source", "bin/start.ts"], {
  env: { ...process.env, ...paidShopEnvironment, DATABASE_URL: database },
  stdio: "inherit",
});
process.on("exit", () => paidShop.kill());
