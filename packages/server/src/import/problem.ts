/** A refused or suspicious part of the file. */
export interface ImportProblem {
  /** Line of the file where the row begins; the header is line 1. */
  line: number;
  handle: string;
  /** One sentence for the author of the file. */
  reason: string;
  /**
   * `refused`: the row's product is unchanged. `picture`: the product is imported without this picture.
   * `notice`: the row is imported, but should be checked.
   */
  kind: "refused" | "picture" | "notice";
}

/** The file can't be read at all; `message` is one sentence with the reason. */
export class ImportRefused extends Error {
  override readonly name = "ImportRefused";
}
