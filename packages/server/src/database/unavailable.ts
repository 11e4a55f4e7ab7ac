/** The database is unavailable; `message` is a sentence for the operator. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
}
