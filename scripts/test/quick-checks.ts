import { check, type Step } from "./step.ts";

const script = (name: string, file: string, ...args: string[]): Step =>
  check(name, "node", ["--conditions=@carmine/source", file, ...args]);

/** Checks that `pnpm verify` runs before the unit tests and `npm test` runs first. */
export const quickChecks: Step[] = [
  check("types", "tsc", ["--noEmit", "-p", "tsconfig.json"]),
  check("lint", "oxlint", ["--type-aware", "--deny-warnings", "--report-unused-disable-directives"]),
  script("directions and cycles of imports", "scripts/checks/imports/main.ts"),
  check("unused code and dependencies", "knip", ["--no-progress"]),
  check("format", "oxfmt", ["--check"]),
  script("style literals", "scripts/checks/style-literals.ts"),
  script("wire names", "scripts/checks/wire-names.ts"),
  script("plain English", "scripts/checks/plain-english.ts"),
  script("hooks follow the contract", "scripts/checks/hooks.ts"),
  script("components", "scripts/checks/components.ts"),
  script("lock file for every system", "scripts/checks/lock-file.ts"),
  script("licences of dependencies", "scripts/checks/licences.ts"),
  script("documentation of commands", "scripts/checks/command-docs.ts"),
  script("example of the environment", "scripts/checks/env-example.ts"),
  script("messages in six languages", "scripts/messages.ts", "check"),
];
