// `pnpm release:check`: checks the published design system from a consumer's view. `--update` accepts the
// current API, `--sizes` prints each size, `--quick` needs neither Chromium nor the registry.
import { delimiter, join } from "node:path";
import { rmSync } from "node:fs";
import { command } from "../test/step.ts";
import { apiChanges } from "./api-report.ts";
import { applications } from "./applications.ts";
import { brandCommand } from "./brand-command.ts";
import { installConsumer, linkConsumer, pack, run } from "./consumer.ts";
import { gettingStarted } from "./getting-started.ts";
import { hostPage } from "./host-page.ts";
import { importsInNode, importsInServerComponents, serverSafeComponents } from "./imports.ts";
import { migrates } from "./migration.ts";
import { sizes, treeShaking } from "./sizes.ts";
import { twoBuilds } from "./two-builds.ts";
import { readApiReports, inconsistentProps } from "./vocabulary.ts";

process.env.PATH = `${join(process.cwd(), "node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`;
const accept = process.argv.includes("--update");
const printsAll = process.argv.includes("--sizes");
/** Skips the applications; `npm test` runs this. */
const quick = process.argv.includes("--quick");

let failed = 0;
let passed = 0;
const step = async (name: string, find: () => Promise<string[]> | string[]): Promise<void> => {
  const start = performance.now();
  let problems: string[];
  try {
    problems = await find();
  } catch (error) {
    problems = [error instanceof Error ? error.message : String(error)];
  }
  if (problems.length > 0) failed += 1;
  else passed += 1;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log([`${problems.length > 0 ? "✗" : "✓"} ${name} (${seconds} s)`, ...problems].join("\n    "));
};

/** If a tool fails, its output is the problem. */
const tool = async (program: string, ...args: string[]): Promise<string[]> => {
  const { status, output } = await command(program, args, {}, true);
  return status === 0 ? [] : [output.trim()];
};

await run("pnpm", ["--filter", "@carmine/design-system", "build"]);
const tarball = await pack("@carmine/design-system");
console.log(`packed ${tarball}`);
const tarballs = { designSystem: tarball, codemods: await pack("@carmine/codemods") };
const consumer = await (quick ? linkConsumer : installConsumer)(tarballs);
console.log(`installed in ${consumer}`);

/** Checks of the tarball. */
const ofTheTarball = async (): Promise<void> => {
  await step("publint on the tarball", () => tool("publint", tarball, "--strict"));
  const noScript = [
    "./styles.css",
    "./reset.css",
    "./tokens.css",
    "./tokens.json",
    "./components.json",
    "./llms.txt",
  ];
  await step("types resolve for every way of import", () =>
    tool("attw", tarball, "--profile", "esm-only", "--no-emoji", "--exclude-entrypoints", ...noScript),
  );
};

/** Checks of the installed package. */
const ofTheConsumer = async (): Promise<void> => {
  await step("every entry imports in plain Node.js", () => importsInNode(consumer));
  await step("every entry imports in a server component", () => importsInServerComponents(consumer));
  await step("server-safe components send no client code", () => serverSafeComponents(consumer));
  await step("the interface is the reported one", () => apiChanges(consumer, accept));
  await step("one word for one thing", () => inconsistentProps(readApiReports()));
  await step("codemods change a consumer's source", () => migrates(consumer));
  await step("one command makes a brand", () => brandCommand(consumer));
  await step("unused components leave the bundle", () => treeShaking(consumer));
  await step("sizes within their budgets", async () => {
    const measured = await sizes(consumer);
    if (printsAll)
      for (const { what, bytes, most } of measured) console.log(`    ${what}: ${bytes} of ${most} B gzip`);
    return measured
      .filter(({ bytes, most }) => bytes > most)
      .map(({ what, bytes, most }) => `${what}: ${bytes} B gzip, budget ${most}`);
  });
};

await Promise.all([ofTheTarball(), ofTheConsumer()]);
if (!quick) {
  await step("all applications look the same", () => applications(consumer));
  await step("a host page stays as it was", () => hostPage(consumer));
  await step("two versions on one page look right", twoBuilds);
  await step("the page Getting started works word by word", () => gettingStarted(tarball));
}

rmSync(consumer, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
