// The lock file must contain the native packages of every platform, and no registry URL
// (docs/decisions/0001).
import { readFileSync } from "node:fs";

const lock = readFileSync("pnpm-lock.yaml", "utf8");
const systems = ["linux-x64", "linux-arm64", "darwin-arm64", "darwin-x64", "win32-x64"];
const families = [
  "@rolldown/binding-",
  "@node-rs/argon2-",
  "@img/sharp-",
  "@oxlint/binding-",
  "@oxlint-tsgolint/",
  "@typescript/typescript-",
];
const problems: string[] = [];

for (const family of families)
  for (const system of systems)
    if (!lock.includes(`'${family}${system}`))
      problems.push(`${family}${system} is missing from the lock file`);

if (/resolution: \{tarball: https?:/.test(lock)) problems.push("the lock file names a registry host");

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
