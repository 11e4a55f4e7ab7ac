// The command line: `pnpm shop …`, or `npm run shop -- …` where there is no pnpm.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import {
  agreementCommand,
  createMarketplace,
  importCommand,
  proposeMapping,
  readConfig,
  settingsCommand,
} from "@carmine/server";
import { loadEnvironment, stopWith } from "./environment.ts";
import { explain } from "./explain.ts";

const usage = `Usage:
  shop import FILE.csv --merchant NAME [--images DIR] [--categories TYPES.csv] [--encoding NAME]
      reads a product file in Shopify's CSV format
  shop categories FILE.csv [--encoding NAME] > TYPES.csv
      lists the file's types with a category for each, to be edited and given to import
  shop agreement user|privacy|merchant|about FILE.html [--language en]
      publishes a text in place of the standard one
  shop settings [list | get NAME | set NAME TEXT] [--locale LANGUAGE]
      what the shop says of itself: its name, tagline, search hint, hero, footer`;

const runImport = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      merchant: { type: "string" },
      images: { type: "string" },
      categories: { type: "string" },
      encoding: { type: "string" },
    },
  });
  const [file] = positionals;
  if (file === undefined || values.merchant === undefined) return stopWith(usage);
  const config = readConfig();
  const { dataDir, databaseUrl } = config;
  const marketplace = await createMarketplace(config, { share: true });
  try {
    process.exitCode = await importCommand({
      db: marketplace.ctx.db,
      media: { dataDir },
      ...(databaseUrl === null && { databaseFolder: dataDir }),
      file: resolve(file),
      merchant: values.merchant,
      ...(values.images !== undefined && { images: resolve(values.images) }),
      ...(values.categories !== undefined && { categories: resolve(values.categories) }),
      ...(values.encoding !== undefined && { encoding: values.encoding }),
      output: process.stdout,
    });
  } finally {
    await marketplace.close();
  }
};

const listCategories = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { encoding: { type: "string" } },
  });
  const [file] = positionals;
  if (file === undefined) return stopWith(usage);
  const marketplace = await createMarketplace(readConfig(), { share: true });
  try {
    process.stdout.write(await proposeMapping(marketplace.ctx.db, resolve(file), values.encoding));
  } finally {
    await marketplace.close();
  }
};

const runAgreement = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { language: { type: "string", default: "en" } },
  });
  const [key, file] = positionals;
  if (key === undefined || file === undefined) return stopWith(usage);
  const marketplace = await createMarketplace(readConfig(), { share: true });
  try {
    const { db } = marketplace.ctx;
    const wrong = await agreementCommand({ db, key, file: resolve(file), language: values.language });
    if (wrong !== undefined) stopWith(wrong);
  } finally {
    await marketplace.close();
  }
};

const runSettings = async (args: string[]): Promise<void> => {
  const marketplace = await createMarketplace(readConfig(), { share: true });
  try {
    process.exitCode = await settingsCommand(marketplace.ctx.db, args, process.stdout);
  } finally {
    await marketplace.close();
  }
};

loadEnvironment();
const [task, ...args] = process.argv.slice(2);
try {
  if (task === "import") await runImport(args);
  else if (task === "settings") await runSettings(args);
  else if (task === "categories") await listCategories(args);
  else if (task === "agreement") await runAgreement(args);
  else stopWith(usage);
} catch (error) {
  if (error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"))
    stopWith(`${error.message}\n\n${usage}`);
  const sentence = await explain(error);
  if (sentence === undefined) throw error;
  stopWith(sentence);
}
