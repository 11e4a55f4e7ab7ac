import { Code } from "@carmine/api/contract";
import type { TextKey, TextValues } from "../messages.ts";

export type FailureCode = Exclude<(typeof Code)[keyof typeof Code], typeof Code.ok>;

/** A refusal by a rule: the shopper sees its text, and it isn't logged as an error. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly code: FailureCode;
  readonly key: TextKey;
  readonly values: TextValues;
  /** Sent as `data`, such as the new breakdown with code 409. */
  readonly data: unknown;

  constructor(
    code: FailureCode,
    key: TextKey,
    values: TextValues = {},
    data: unknown = null,
    options?: ErrorOptions,
  ) {
    super(key, options);
    this.code = code;
    this.key = key;
    this.values = values;
    this.data = data;
  }
}

/** The same response for a missing object and another account's object (rule 10). */
export const notFound = (): Failure => new Failure(Code.notFound, "notFound");

/** The value, or a failure 404 for null. */
export const found = <Value>(value: Value | null): Value => {
  if (value === null) throw notFound();
  return value;
};

/** A refusal after too many attempts: the text names minutes, the header `retry-after` seconds. */
export const tooManyAttempts = (waitMs: number): Failure => {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new Failure(Code.tooMany, "tooMany", { seconds, minutes: Math.ceil(seconds / 60) });
};
