// `pnpm release:check`: checks the published packages from a consumer's view. `--update` accepts the
// current API and writes the sizes of the guides, `--sizes` prints each size, `--quick` needs neither Chromium nor the registry.
import { delimiter, join } from "node:path";
import { rmSync } from "node:fs";
import { separateSheets } from "../../packages/design-system/scripts/entries.ts";
import { command } from "../test/step.ts";
import { apiChanges } from "./api-report.ts";
import { applications } from "./applications.ts";
import { brandCommand } from "./brand-command.ts";
import { installConsumer, linkConsumer, packAll, publishedFolders, run } from "./consumer.ts";
import { documentedSizes } from "./documented-sizes.ts";
import { gettingStarted } from "./getting-started.ts";
import { hostPage } from "./host-page.ts";
import { importsInNode, importsInServerComponents, serverSafeComponents } from "./imports.ts";
import { migrates, upgrades } from "./migration.ts";
import { readmeExamples } from "./readme-examples.ts";
import { registrySettings, startRegistry } from "./registry.ts";
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

const tarballs = await packAll();
console.log(`packed ${Object.values(tarballs).join(", ")}`);
const registry = quick ? undefined : await startRegistry(tarballs);
const consumer = await (registry
  ? installConsumer(registry.versions, registrySettings)
  : linkConsumer(tarballs));
console.log(`installed in ${consumer}`);

/** Entries that aren't modules. */
const noScript = {
  "design-system": [
    "./styles.css",
    ...separateSheets().map(({ fileName }) => `./${fileName}`),
    "./page.css",
    "./reset.css",
    "./tokens.css",
    "./tokens.json",
    "./tokens.dtcg.json",
    "./components.json",
    "./llms.txt",
  ],
  api: [],
  i18n: [],
};

/** Checks of the tarballs. */
const ofTheTarballs = async (): Promise<void> => {
  await step("every tarball contains its license", async () => {
    const lists = await Promise.all(
      publishedFolders.map(async (name) => [name, await run("tar", ["-tzf", tarballs[name]])] as const),
    );
    return lists.flatMap(([name, files]) =>
      files.split("\n").includes("package/LICENSE") ? [] : [`${name} has no LICENSE`],
    );
  });
  for (const name of ["design-system", "api", "i18n"] as const) {
    await step(`publint on the tarball of ${name}`, () => tool("publint", tarballs[name], "--strict"));
    const excluded = noScript[name].length > 0 ? ["--exclude-entrypoints", ...noScript[name]] : [];
    await step(`types of ${name} resolve for every way of import`, () =>
      tool("attw", tarballs[name], "--profile", "esm-only", "--no-emoji", ...excluded),
    );
  }
};

/** Checks of the installed package. */
const ofTheConsumer = async (): Promise<void> => {
  await step("every entry imports in plain Node.js", () => importsInNode(consumer));
  await step("every entry imports in a server component", () => importsInServerComponents(consumer));
  await step("server-safe components send no client code", () => serverSafeComponents(consumer));
  await step("the interface is the reported one", () => apiChanges(consumer, accept));
  await step("examples of READMEs, guides and component pages compile and run", () =>
    readmeExamples(consumer),
  );
  await step("one word for one thing", () => inconsistentProps(readApiReports()));
  await step("codemods change a consumer's source", () => migrates(consumer));
  await step("codemods upgrade an application of earlier versions", () => upgrades(consumer));
  await step("one command makes a brand", () => brandCommand(consumer));
  await step("unused components leave the bundle", () => treeShaking(consumer));
  await step("sizes within their budgets", async () => {
    const measured = await sizes(consumer);
    if (printsAll)
      for (const { what, bytes, most } of measured) console.log(`    ${what}: ${bytes} of ${most} B gzip`);
    return [
      ...measured
        .filter(({ bytes, most }) => bytes > most)
        .map(({ what, bytes, most }) => `${what}: ${bytes} B gzip, budget ${most}`),
      ...documentedSizes(measured, accept),
    ];
  });
};

await Promise.all([ofTheTarballs(), ofTheConsumer()]);
if (!quick) {
  await step("all applications look the same", () => applications(consumer));
  await step("a host page stays as it was", () => hostPage(consumer));
  await step("two versions on one page look right", twoBuilds);
  await step("the page Getting started works word by word", () => gettingStarted(registrySettings));
}

await registry?.stop();
rmSync(consumer, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
