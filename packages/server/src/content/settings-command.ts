import { parseArgs } from "node:util";
import { settingNames, wireLocales, type SettingName } from "@carmine/api/contract";
import type { Actor } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import { isWireLocale } from "../shared/wire-locale.ts";
import { Refused } from "./editing/refused.ts";
import { readSettings, writeSetting } from "./settings.ts";

interface Output {
  write(text: string): unknown;
}

const isSetting = (name: string): name is SettingName => settingNames.some((known) => known === name);

/**
 * The command line for the shop's settings: `list`, `get NAME`, `set NAME TEXT`, each with
 * `--locale`. An empty text deletes the setting.
 * @returns the exit status
 * @throws Refused
 */
export const settingsCommand = async (
  ctx: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  args: string[],
  output: Output,
): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { locale: { type: "string", default: "en" } },
  });
  const [task = "list", name = "", ...words] = positionals;
  const { locale } = values;
  if (!isWireLocale(locale))
    throw new Refused(`"${locale}" is not a language of the shop; use one of ${wireLocales.join(", ")}`);
  if (task === "list") {
    const settings = await readSettings(ctx.db);
    for (const known of settingNames) {
      const value = settings.get(known);
      const texts = Object.entries(value ?? {}).map(([language, text]) => `${language}: ${text}`);
      output.write(`${known.padEnd(12)} ${texts.length > 0 ? texts.join(" | ") : "(not set)"}\n`);
    }
    return 0;
  }
  if (task !== "get" && task !== "set")
    throw new Refused(`there is no "settings ${task}"; use list, get or set`);
  if (!isSetting(name))
    throw new Refused(`there is no setting "${name}"; use one of ${settingNames.join(", ")}`);
  if (task === "get") {
    output.write(`${(await readSettings(ctx.db)).get(name)?.[locale] ?? "(not set)"}\n`);
    return 0;
  }
  const done = await writeSetting(ctx, actor, name, locale, words.join(" ").trim());
  if (done !== "done")
    throw new Refused(`"${name}" has no English text, the fallback for other languages; set it first`);
  return 0;
};
