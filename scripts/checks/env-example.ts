// Checks that `.env.example` and docs/configuration.md match the typed configuration; `--write` generates them.
import { readFileSync, writeFileSync } from "node:fs";
import { configurationReference, envExample } from "../../packages/server/src/env-example.ts";

const files: Readonly<Record<string, string>> = {
  ".env.example": envExample(),
  "docs/configuration.md": configurationReference(),
};
for (const [file, text] of Object.entries(files)) {
  if (process.argv.includes("--write")) writeFileSync(file, text);
  const isCurrent = readFileSync(file, "utf8") === text;
  console.log(
    isCurrent
      ? `${file} is the configuration's own`
      : `${file} differs from packages/server/src/config.ts: run \`pnpm env:example\``,
  );
  if (!isCurrent) process.exitCode = 1;
}
