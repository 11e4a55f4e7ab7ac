import type { EntryText, WireLocale } from "@carmine/api/contract";
import {
  fieldsOf,
  type EntryField,
  type EntryFormKind,
  type EntryValue,
  type EntryValues,
  type StoredEntry,
} from "./entry-kind.ts";

/** Why a field can't be saved. */
export type FieldProblem = "missing" | "needsEnglish";

export const isTexts = (value: EntryValue | undefined): value is EntryText =>
  typeof value === "object" && value !== null && "en" in value;

/** A single value as text; empty for lists and localized texts. */
export const plainText = (value: EntryValue | undefined): string =>
  value === undefined || typeof value === "object" ? "" : String(value);

/** The fields of a stored entry that a save sends. */
export const valuesOf = (kind: EntryFormKind, entry: StoredEntry): EntryValues =>
  Object.fromEntries(fieldsOf(kind).map(({ name }) => [name, entry[name] ?? null]));

/** Replaces one language of a text; null if all languages are empty. */
export const withText = (
  value: EntryValue | undefined,
  locale: WireLocale,
  text: string,
): EntryText | null => {
  const texts: Partial<EntryText> = {
    ...(isTexts(value) ? value : {}),
    [locale]: text === "" ? undefined : text,
  };
  return Object.values(texts).some(Boolean) ? { ...texts, en: texts.en ?? "" } : null;
};

/** Trims texts, so that a space isn't a change. */
export const trimmed = (value: EntryValue): EntryValue => {
  if (typeof value === "string") return value.trim();
  if (!isTexts(value)) return value;
  const texts = Object.entries(value).flatMap(([locale, text]) =>
    text && text.trim() !== "" ? [[locale, text.trim()] as const] : [],
  );
  return texts.length === 0 ? null : { en: "", ...Object.fromEntries(texts) };
};

/** The values that a save sends: without spaces around texts and without hidden fields. */
export const savedValues = (kind: EntryFormKind, values: EntryValues): EntryValues =>
  Object.fromEntries(
    fieldsOf(kind).map(({ name, isShown }) => {
      const isHidden = isShown !== undefined && !isShown(values);
      return [name, isHidden ? (kind.initial[name] ?? null) : trimmed(values[name] ?? null)];
    }),
  );

const isRequired = (field: EntryField): boolean => "required" in field && field.required === true;

const isEmptyList = (value: EntryValue): boolean => Array.isArray(value) && value.length === 0;

const problemOf = (field: EntryField, value: EntryValue): FieldProblem | undefined => {
  const isAnyLanguage = field.kind === "texts" && field.anyLanguage;
  if (isTexts(value) && value.en === "" && !isAnyLanguage) return "needsEnglish";
  return isRequired(field) && (value === null || value === "" || isEmptyList(value)) ? "missing" : undefined;
};

/** The problems of all fields by name, in their order. */
export const problemsOf = (kind: EntryFormKind, values: EntryValues): ReadonlyMap<string, FieldProblem> => {
  const saved = savedValues(kind, values);
  return new Map(
    fieldsOf(kind).flatMap((field) => {
      const problem = problemOf(field, saved[field.name] ?? null);
      return problem === undefined ? [] : [[field.name, problem] as const];
    }),
  );
};

/** Whether two values are equal; the order of languages doesn't matter. */
export const isSameValue = (one: EntryValue | undefined, other: EntryValue | undefined): boolean => {
  const plain = (value: EntryValue | undefined): string => {
    if (!isTexts(value)) return JSON.stringify(value ?? null);
    const texts = Object.entries(value).filter(([, text]) => text);
    return JSON.stringify(
      texts.length === 0 ? null : texts.toSorted(([left], [right]) => left.localeCompare(right)),
    );
  };
  return plain(one) === plain(other);
};

/** Names of the fields that differ. */
export const changedFields = (kind: EntryFormKind, from: EntryValues, to: EntryValues): string[] =>
  fieldsOf(kind)
    .map(({ name }) => name)
    .filter((name) => !isSameValue(from[name], to[name]));

/**
 * The values after another user changed some fields: theirs for the fields that the user didn't change, and for the
 * conflicting ones if they are taken.
 */
export const mergeEntries = (
  kind: EntryFormKind,
  {
    mine,
    from,
    theirs,
    taken,
  }: { mine: EntryValues; from: EntryValues; theirs: EntryValues; taken: readonly string[] },
): EntryValues => {
  const changed = changedFields(kind, from, mine).filter((name) => !taken.includes(name));
  return { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name] ?? null])) };
};

/** Moves an entry by `step` positions within the list. Returns the same list if nothing changes. */
export const moveEntry = (ids: readonly number[], id: number, step: number): readonly number[] => {
  const from = ids.indexOf(id);
  const to = Math.min(Math.max(from + step, 0), ids.length - 1);
  if (from < 0 || from === to) return ids;
  const others = ids.toSpliced(from, 1);
  return others.toSpliced(to, 0, id);
};
