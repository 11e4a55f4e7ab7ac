import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { componentFolders, metaOf } from "../../packages/design-system/scripts/component-folders.ts";
import { command } from "../test/step.ts";
import { publishedEntries, specifier } from "./entries.ts";

const importAll = async (consumer: string, libraries: string[], args: string[]): Promise<string[]> => {
  const names = libraries.flatMap((library) =>
    publishedEntries(consumer, library).map((entry) => specifier(entry, library)),
  );
  const file = join(consumer, "import-all.mjs");
  writeFileSync(
    file,
    `for (const name of ${JSON.stringify(names)}) {
  try {
    const names = Object.keys(await import(name));
    // A theme is its style sheet.
    if (names.length === 0 && !name.includes("/themes/")) console.log(name + ": exports nothing");
  } catch (error) {
    console.log(name + ": " + error.message);
  }
}\n`,
  );
  const { status, output } = await command("node", [...args, file], {}, true);
  const problems = output.split("\n").filter((line) => line !== "");
  return status === 0 || problems.length > 0 ? problems : ["node ended without a word"];
};

/** Imports every entry in plain Node.js, without a bundler or a DOM. */
export const importsInNode = (consumer: string): Promise<string[]> =>
  importAll(consumer, ["@carmine/design-system", "@carmine/api", "@carmine/i18n"], []);

const serverComponents = pathToFileURL("scripts/release/server-components.mjs").href;

/** Imports every entry with React's server build, as a server component does. */
export const importsInServerComponents = (consumer: string): Promise<string[]> =>
  importAll(
    consumer,
    ["@carmine/design-system"],
    ["--conditions=react-server", "--import", serverComponents],
  );

/**
 * Server-safe components must be fully available with React's server build, without references to client
 * code.
 */
export const serverSafeComponents = async (consumer: string): Promise<string[]> => {
  const metas = await Promise.all(componentFolders().map(metaOf));
  const safe = new Map(
    metas.flatMap((meta) => (meta?.serverSafe === true ? [[meta.name.toLowerCase(), meta] as const] : [])),
  );
  const names = publishedEntries(consumer)
    .filter(({ name }) => safe.has(name.slice(2).replaceAll("-", "")))
    .map((entry) => specifier(entry));
  const file = join(consumer, "server-safe.mjs");
  writeFileSync(
    file,
    `const client = Symbol.for("react.client.reference");
for (const name of ${JSON.stringify(names)})
  for (const [key, value] of Object.entries(await import(name)))
    if (value?.$$typeof === client) console.log(name + ": " + key + " is client code");\n`,
  );
  const { output } = await command(
    "node",
    ["--conditions=react-server", "--import", serverComponents, file],
    {},
    true,
  );
  return output.split("\n").filter((line) => line !== "");
};
