import { Code } from "@carmine/api/contract";
import type { TextKey, TextValues } from "../messages.ts";

export type FailureCode = Exclude<(typeof Code)[keyof typeof Code], typeof Code.ok>;

/** An answer other than "done" that a rule decided: the shopper reads its text, nothing is logged as an error. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly code: FailureCode;
  readonly key: TextKey;
  readonly values: TextValues;
  /** Goes out as `data`, such as the new breakdown beside code 409. */
  readonly data: unknown;

  constructor(code: FailureCode, key: TextKey, values: TextValues = {}, data: unknown = null) {
    super(key);
    this.code = code;
    this.key = key;
    this.values = values;
    this.data = data;
  }
}

/** Answers alike for what doesn't exist and what isn't the caller's (rule 10). */
export const notFound = (): Failure => new Failure(Code.notFound, "notFound");

/** The value, or a failure 404 for null. */
export const found = <Value>(value: Value | null): Value => {
  if (value === null) throw notFound();
  return value;
};
