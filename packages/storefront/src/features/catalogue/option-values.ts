import type { Param } from "../list-params.ts";

/** Selected values by option. */
export type OptionValues = Readonly<Record<string, readonly string[]>>;

/** Options that also have their own parameter, because a form without JavaScript can't join values. */
export const plainOptions = ["width", "profile", "rim"] as const;

/** Below the contract's limit, because the plain options are added. */
const maxTextLength = 700;

const isName = (text: string): boolean => /^[\p{L}\p{N}_ -]{1,40}$/u.test(text);
const isValue = (text: string): boolean => text !== "" && text.length <= 60 && !/[,:]/.test(text);

/** Sorts options and their values, so that one selection has one URL. Removes options without a value. */
export const sortedOptions = (options: OptionValues): OptionValues =>
  Object.fromEntries(
    Object.entries(options)
      .filter(([, values]) => values.length > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, values]) => [name, [...new Set(values)].toSorted()]),
  );

/** `width:205,rim:16` */
export const optionValues: Param<OptionValues> = {
  read: (text, query) => {
    const found: Record<string, string[]> = {};
    const add = (name: string, value: string): void => {
      if (isName(name) && isValue(value)) (found[name] ??= []).push(value);
    };
    for (const pair of text.slice(0, maxTextLength).split(",")) {
      const at = pair.indexOf(":");
      if (at > 0) add(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
    }
    for (const name of plainOptions) add(name, query.get(name)?.trim() ?? "");
    return sortedOptions(found);
  },
  write: (options) =>
    Object.entries(options)
      .flatMap(([name, values]) => values.map((value) => `${name}:${value}`))
      .join(","),
};
