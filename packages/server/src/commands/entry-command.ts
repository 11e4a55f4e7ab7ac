import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { WireLocale } from "@carmine/api/contract";
import type { EntryKind, CheckContext, Placed, Stored } from "../content/editing/entry-kind.ts";
import { readEntries } from "../content/editing/entry-order.ts";
import { Refused } from "../content/editing/refused.ts";
import { type Change, removeEntries, writeEntries } from "../content/editing/write-entries.ts";
import type { LocalizedText } from "../shared/localized-text.ts";
import { operatorActor } from "./actors.ts";
import { WrongUse, type Command, type CommandShop } from "./command.ts";
import { readEntriesOf } from "./entry-file.ts";
import { languageIn } from "./language.ts";

type Fact = Readonly<Record<string, unknown>>;

/** The options and the list format of one kind of entries. */
export interface EntryCommand<Fields extends Placed> {
  readonly kind: EntryKind<Fields>;
  readonly name: string;
  /** Options of `set`, as the usage shows them. */
  readonly args: string;
  readonly summary: string;
  /** Options that write the field of the same name in one language. */
  readonly texts: readonly string[];
  /** Other options, each with the fields that it sets. */
  readonly options: Readonly<Record<string, (value: string, before: Fields | undefined) => Partial<Fields>>>;
  /** One line of the list, after the number. */
  readonly line: (entry: Stored<Fields>) => string;
}

const numberIn = (text: string, noun: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new WrongUse(`"${text}" is not the number of a ${noun}`, "use a number from the list");
  return Number(text);
};

/** A whole number; NaN for anything else, which the check of the kind rejects. */
export const numberOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : NaN);

/** A text with one language replaced. An empty text deletes that language; in English, the whole text. */
const inLanguage = (
  before: LocalizedText | null | undefined,
  locale: WireLocale,
  text: string,
): Fact | null => {
  if (text === "" && locale === "en") return null;
  const { [locale]: _before, ...others }: Partial<LocalizedText> = before ?? {};
  return text === "" ? others : { ...others, [locale]: text };
};

/** The changes of a JSON file in the format of `show`. */
const changesIn = async <Fields extends Placed>(
  { initial, noun }: EntryKind<Fields>,
  file: string,
): Promise<Change<Fields>[]> =>
  (await readEntriesOf(file, noun)).map(({ entry, at }) => {
    const { id, ...fields }: { id?: unknown } = entry;
    if (id !== undefined && !(Number.isInteger(id) && Number(id) > 0))
      throw new Refused(`${at}id: is not the number of a ${noun}; leave it out to add one`);
    return {
      id: id as number | undefined,
      fields: (before) => ({ ...merged(before ?? initial), ...fields }),
      at,
    };
  });

/** Removes the fields of an entry that are maintained automatically. */
const merged = ({ id: _id, position: _position, ...fields }: Fact): Fact => fields;

/** An entry can become wrong after it was written: a product may have been taken off sale. */
const whatIsWrong = async <Fields extends Placed>(
  looked: CheckContext,
  { check }: EntryKind<Fields>,
  fields: Fields,
): Promise<string> => {
  try {
    await check?.(looked, fields);
    return "";
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
};

/** The command of a kind of entries: `list`, `show`, `set` and `remove`. */
export const entryCommand = <Fields extends Placed>(of: EntryCommand<Fields>): Command => {
  const { kind, texts } = of;
  const { noun } = kind;

  const list = async ({ ctx, output }: CommandShop): Promise<number> => {
    for (const entry of await readEntries(ctx.db, kind)) {
      const wrong = await whatIsWrong(ctx, kind, entry);
      output.write(`${String(entry.id).padStart(6)}  ${of.line(entry)}${wrong && `  (${wrong})`}\n`);
    }
    return 0;
  };

  const show = async ({ ctx, output }: CommandShop, numbers: readonly number[]): Promise<number> => {
    const entries = await readEntries(ctx.db, kind);
    const shown = numbers.map((number) => {
      const entry = entries.find(({ id }) => id === number);
      if (!entry) throw new Refused(`there is no ${noun} ${number}; run "shop ${of.name}" for the list`);
      return entry;
    });
    const [first] = shown;
    const json = numbers.length === 1 ? first : numbers.length === 0 ? entries : shown;
    output.write(`${JSON.stringify(json, (_key, value: unknown) => value ?? undefined, 2)}\n`);
    return 0;
  };

  const set = async (
    { ctx, output }: CommandShop,
    target: string | undefined,
    given: Readonly<Record<string, string | undefined>>,
  ): Promise<number> => {
    const { language: locale = "en", position, ...options } = given;
    const language = languageIn(locale);
    const isFile = target !== undefined && /\.json$/i.test(target);
    const hasOptions = Object.values({ position, ...options }).some((text) => text !== undefined);
    if (isFile === hasOptions)
      throw new WrongUse("there is nothing to write", "give options or a JSON file, not both");
    const fields = (before: Fields | undefined): object => {
      let after: Fact = merged(before ?? kind.initial);
      for (const [name, text] of Object.entries(options)) {
        if (text === undefined) continue;
        const change = texts.includes(name)
          ? { [name]: inLanguage(after[name] as LocalizedText | undefined, language, text.trim()) }
          : of.options[name]?.(text.trim(), before);
        after = { ...after, ...change };
      }
      return { ...after, ...(position !== undefined && { position: numberOf(position) }) };
    };
    const changes = isFile
      ? await changesIn(kind, resolve(target))
      : [{ id: target === undefined ? undefined : numberIn(target, noun), fields, at: "" }];
    const ids = await writeEntries(
      ctx,
      operatorActor,
      kind,
      changes,
      isFile ? dirname(resolve(target)) : process.cwd(),
    );
    for (const id of ids) output.write(`${noun} ${id} is written.\n`);
    return 0;
  };

  return {
    name: of.name,
    args: ["[list]", "show [NUMBER …]", `set [NUMBER] ${of.args}`, "set FILE.json", "remove NUMBER …"],
    summary: of.summary,
    run: async (shop, args) => {
      const names = [
        ...(texts.length > 0 ? ["language"] : []),
        ...(kind.isUnordered ? [] : ["position"]),
        ...texts,
        ...Object.keys(of.options),
      ];
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: Object.fromEntries(names.map((name) => [name, { type: "string" as const }])),
      });
      const [task = "list", ...rest] = positionals;
      const hasOptions = Object.keys(values).length > 0;
      if (task === "set" && rest.length <= 1) return await set(shop, rest[0], values);
      if (hasOptions) throw new WrongUse(`"${task}" has no options`, `use them with "${of.name} set"`);
      if (task === "list" && rest.length === 0) return await list(shop);
      const numbers = rest.map((text) => numberIn(text, noun));
      if (task === "show") return await show(shop, numbers);
      if (task !== "remove" || numbers.length === 0)
        throw new WrongUse(`"${of.name} ${positionals.join(" ")}" is not a command`, "see the usage");
      await removeEntries(shop.ctx, operatorActor, kind, numbers);
      return 0;
    },
  };
};
