// Checks that the hooks' list of endpoints matches the contract; `--write` (`pnpm hooks`) generates it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format, type FormatConfig } from "oxfmt";
import type { Endpoint } from "../../packages/api/src/contract/endpoint.ts";

const source = join(import.meta.dirname, "../../packages/api/src");
const contract = join(source, "contract");
const hooks = join(source, "hooks");

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value;

/** `product-page.ts` → `productPage` */
const moduleName = (file: string): string =>
  file.replace(/\.ts$/, "").replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const modules: string[] = [];
const queries: string[] = [];
const mutations: string[] = [];
const files = readdirSync(contract).filter((file) => /^[\w-]+\.ts$/.test(file) && file !== "index.ts");
for (const file of files.toSorted()) {
  const members = (await import(join(contract, file))) as Record<string, unknown>;
  const name = moduleName(file);
  const before = queries.length + mutations.length;
  for (const [member, value] of Object.entries(members)) {
    if (!isEndpoint(value)) continue;
    if (value.cached) queries.push(`${member}: ${JSON.stringify([name, ...value.cached])},`);
    if (value.invalidates) mutations.push(`${member}: ${JSON.stringify([name, value.invalidates])},`);
  }
  if (queries.length + mutations.length > before)
    modules.push(`${name}: () => import("../contract/${file}"),`);
}

const written =
  "/** Written by `pnpm hooks` from the contract: change `cached` and `invalidates` of an endpoint there. */\n";

const texts: Readonly<Record<string, string>> = {
  "contract-modules.ts": `${written}
/** The contract in parts, each loaded with its first call. */
export const contractModules = {
${modules.join("\n")}
} as const;
`,
  "query-endpoints.ts": `${written}
/** Module, domain and freshness of each query. */
export const queryEndpoints = {
${queries.join("\n")}
} as const;
`,
  // A separate file, because most first views need no mutations.
  "mutation-endpoints.ts": `${written}
/** Module of each mutation, and the domains that it makes stale. */
export const mutationEndpoints = {
${mutations.join("\n")}
} as const;
`,
};

const rules = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../.oxfmtrc.json"), "utf8"),
) as FormatConfig;

for (const [file, text] of Object.entries(texts)) {
  const target = join(hooks, file);
  const { code: formatted } = await format(file, text, rules);
  if (process.argv.includes("--write")) writeFileSync(target, formatted);
  else if (formatted !== readFileSync(target, "utf8")) {
    console.error(`packages/api/src/hooks/${file} doesn’t match the contract; run "pnpm hooks"`);
    process.exitCode = 1;
  }
}
