/** What an operator wrote can't be taken; the message says why, in a sentence. */
export class Refused extends Error {
  override readonly name = "Refused";
}
