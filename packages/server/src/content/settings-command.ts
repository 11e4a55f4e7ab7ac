import { parseArgs } from "node:util";
import { settingNames, wireLocales, type SettingName } from "@carmine/api/contract";
import type { Actor } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import { isWireLocale } from "../shared/wire-locale.ts";
import { readSettings, writeSetting } from "./settings.ts";

interface Output {
  write(text: string): unknown;
}

const isSetting = (name: string): name is SettingName => settingNames.some((known) => known === name);

/**
 * The command line for the shop's settings: `list`, `get NAME`, `set NAME TEXT`, each with
 * `--locale`. An empty text deletes the setting.
 * @returns the exit status: 0 done, 1 refused with a sentence
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
  const refuse = (sentence: string): number => {
    output.write(`${sentence}\n`);
    return 1;
  };
  if (!isWireLocale(locale)) return refuse(`The language "${locale}" is none of ${wireLocales.join(", ")}.`);
  if (task === "list") {
    const settings = await readSettings(ctx.db);
    for (const known of settingNames) {
      const value = settings.get(known);
      const texts = Object.entries(value ?? {}).map(([language, text]) => `${language}: ${text}`);
      output.write(`${known.padEnd(12)} ${texts.length > 0 ? texts.join(" | ") : "(not set)"}\n`);
    }
    return 0;
  }
  if (task !== "get" && task !== "set") return refuse(`"${task}" is none of list, get and set.`);
  if (!isSetting(name)) return refuse(`"${name}" is no setting. There are: ${settingNames.join(", ")}.`);
  if (task === "get") {
    output.write(`${(await readSettings(ctx.db)).get(name)?.[locale] ?? "(not set)"}\n`);
    return 0;
  }
  const done = await writeSetting(ctx, actor, name, locale, words.join(" ").trim());
  return done === "done"
    ? 0
    : refuse(`Write the English text of "${name}" first; it stands in for the others.`);
};
