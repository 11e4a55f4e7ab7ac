import type { WireLocale } from "@carmine/api/contract";
import { textOf, type TextKey, type TextValues } from "../http/messages.ts";

/** One sentence for the author of the file: a message of the server's catalog with its values. */
export interface ImportReason {
  readonly key: TextKey;
  readonly values?: TextValues;
}

/** The sentence; in English for the command line. */
export const reasonText = ({ key, values }: ImportReason, locale: WireLocale = "en"): string =>
  textOf(key, locale, values);

/** A refused or suspicious part of the file. */
export interface ImportProblem {
  /** Line of the file where the row begins; the header is line 1. */
  line: number;
  handle: string;
  reason: ImportReason;
  /**
   * `refused`: the row's product is unchanged. `picture`: the product is imported without this picture.
   * `notice`: the row is imported, but should be checked.
   */
  kind: "refused" | "picture" | "notice";
}

/** The file can't be imported at all. A reason in English is about arguments of the command line. */
export class ImportRefused extends Error {
  override readonly name = "ImportRefused";
  readonly reason: ImportReason | string;

  constructor(reason: ImportReason | string) {
    super(typeof reason === "string" ? reason : reasonText(reason));
    this.reason = reason;
  }
}
