/** Something in the file that was not taken, or is odd. */
export interface ImportProblem {
  /** Line of the file where the row begins; the header is line 1. */
  line: number;
  handle: string;
  /** One sentence for the person who made the file. */
  reason: string;
  /**
   * `refused`: the row's product stays as it was. `picture`: the product is taken, this picture is not.
   * `notice`: the row is taken, but somebody should look at it.
   */
  kind: "refused" | "picture" | "notice";
}

/** The file can't be read at all; `message` is one sentence that says why. */
export class ImportRefused extends Error {
  override readonly name = "ImportRefused";
}
