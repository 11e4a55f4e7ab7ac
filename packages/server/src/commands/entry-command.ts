import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { WireLocale } from "@carmine/api/contract";
import type { EntryKind, Looked, Placed, Stored } from "../content/editing/entry-kind.ts";
import { readEntries } from "../content/editing/entry-order.ts";
import { Refused } from "../content/editing/refused.ts";
import { type Change, removeEntries, writeEntries } from "../content/editing/write-entries.ts";
import type { LocalizedText } from "../shared/localized-text.ts";
import { operatorHere } from "./actors.ts";
import { WrongUse, type Command, type CommandShop } from "./command.ts";
import { readEntriesOf } from "./entry-file.ts";
import { languageIn } from "./language.ts";

type Fact = Readonly<Record<string, unknown>>;

/** What the command line of a kind takes and shows beside what all have. */
export interface EntryCommand<Fields extends Placed> {
  readonly kind: EntryKind<Fields>;
  readonly name: string;
  readonly args: string;
  readonly summary: string;
  /** Options that write the field of their name in one language. */
  readonly texts: readonly string[];
  /** Other options, each with the fields that it writes. */
  readonly options: Readonly<Record<string, (said: string, before: Fields | undefined) => Partial<Fields>>>;
  /** One line of the list, after the number. */
  readonly line: (entry: Stored<Fields>) => string;
}

const numberIn = (text: string, noun: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new WrongUse(`Name a ${noun} by its number; “${text}” is none.`);
  return Number(text);
};

/** A whole number that an option says; what it may be is the kind's to check. */
export const numberOf = (said: string): number => (/^\d{1,9}$/.test(said) ? Number(said) : NaN);

/** A text with one language said anew. No text takes that language off, in English the whole text. */
const inLanguage = (
  before: LocalizedText | null | undefined,
  locale: WireLocale,
  said: string,
): Fact | null => {
  if (said === "" && locale === "en") return null;
  const { [locale]: _before, ...others }: Partial<LocalizedText> = before ?? {};
  return said === "" ? others : { ...others, [locale]: said };
};

/** What a file says, in the form in which entries are shown. */
const changesIn = async <Fields extends Placed>(
  { initial, noun }: EntryKind<Fields>,
  file: string,
): Promise<Change<Fields>[]> =>
  (await readEntriesOf(file, noun)).map(({ entry, at }) => {
    const { id, ...fields }: { id?: unknown } = entry;
    if (id !== undefined && !(Number.isInteger(id) && Number(id) > 0))
      throw new Refused(`${at}id: has to be the number of a ${noun}; leave it out for a new one.`);
    return {
      id: id as number | undefined,
      fields: (before) => ({ ...merged(before ?? initial), ...fields }),
      at,
    };
  });

/** What stays of an entry: it keeps its place by itself. */
const merged = ({ id: _id, position: _position, ...fields }: Fact): Fact => fields;

/** What was right when it was written: a product can have been taken off sale since. */
const whatIsWrong = async <Fields extends Placed>(
  looked: Looked,
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
      if (!entry) throw new Refused(`There is no ${noun} ${number}.`);
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
    said: Readonly<Record<string, string | undefined>>,
  ): Promise<number> => {
    const { language: locale = "en", position, ...options } = said;
    const language = languageIn(locale);
    const isFile = target !== undefined && /\.json$/i.test(target);
    const isSaid = Object.values({ position, ...options }).some((text) => text !== undefined);
    if (isFile === isSaid) throw new WrongUse("Say by options what it shall be, or name a JSON file.");
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
      operatorHere,
      kind,
      changes,
      isFile ? dirname(resolve(target)) : process.cwd(),
    );
    for (const id of ids) output.write(`${noun} ${id} is written.\n`);
    return 0;
  };

  return {
    name: of.name,
    args: of.args,
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
      const isSaid = Object.keys(values).length > 0;
      try {
        if (task === "set" && rest.length <= 1) return await set(shop, rest[0], values);
        if (isSaid) throw new WrongUse(`Options belong to ${of.name} set.`);
        if (task === "list" && rest.length === 0) return await list(shop);
        const numbers = rest.map((text) => numberIn(text, noun));
        if (task === "show") return await show(shop, numbers);
        if (task !== "remove" || numbers.length === 0) throw new WrongUse("There is no such command.");
        await removeEntries(shop.ctx, operatorHere, kind, numbers);
        return 0;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        shop.output.write(`${error.message}\n`);
        return 1;
      }
    },
  };
};
