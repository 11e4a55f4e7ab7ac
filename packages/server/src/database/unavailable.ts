/** No database; `message` is a sentence for the person who starts the shop. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
}
