// Checks that `.env.example` matches the typed configuration; `--write` generates it.
import { readFileSync, writeFileSync } from "node:fs";
import { envExample } from "../../packages/server/src/env-example.ts";

const file = ".env.example";
if (process.argv.includes("--write")) writeFileSync(file, envExample());
const isCurrent = readFileSync(file, "utf8") === envExample();
console.log(
  isCurrent
    ? `${file} is the configuration's own`
    : `${file} differs from packages/server/src/config.ts: run \`pnpm env:example\``,
);
process.exitCode = isCurrent ? 0 : 1;
