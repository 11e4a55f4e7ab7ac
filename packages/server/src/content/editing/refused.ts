/** An operator's input is invalid; the message is a sentence with the reason. */
export class Refused extends Error {
  override readonly name = "Refused";
}
