import { isDeepStrictEqual } from "node:util";
import { Code } from "@carmine/api/contract";
import { Failure } from "../../http/envelope/failure.ts";

export type Fields = Readonly<Record<string, unknown>>;

export const factsOf = (fields: unknown): Fields => ({ ...(fields as object) });

/** The refusal of a write whose author saw other values than the stored ones. */
export const entryChangedFailure = (fields: readonly string[], current: object | null): Failure =>
  new Failure(Code.conflict, "valueChanged", {}, { fields, current });

/** Names of the fields that differ. */
export const differingFields = (one: Fields, other: Fields): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => !isDeepStrictEqual(one[name], other[name]),
  );

/**
 * The stored entry with the changes between `from` and `to`.
 * @param current the stored entry, as the response of a conflict contains it
 * @throws Failure 409 if a changed field has neither its old nor its new value
 */
export const mergedFields = (stored: Fields, from: Fields, to: Fields, current: object): Fields => {
  const changed = differingFields(from, to);
  const isOther = (fields: Fields, name: string) => !isDeepStrictEqual(stored[name], fields[name]);
  const conflicts = changed.filter((name) => isOther(from, name) && isOther(to, name));
  if (conflicts.length > 0) throw entryChangedFailure(conflicts, current);
  return { ...stored, ...Object.fromEntries(changed.map((name) => [name, to[name]])) };
};
