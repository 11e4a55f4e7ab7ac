import type { TextKey, TextValues } from "../../http/messages.ts";

/** The reason in the reader's language, for endpoints. */
export interface RefusedText {
  readonly key: TextKey;
  readonly values?: TextValues;
}

interface RefusedOptions extends ErrorOptions {
  readonly text?: RefusedText;
}

/** An operator's input is invalid; the message is a sentence with the reason, for the command line. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly text: RefusedText | undefined;

  constructor(message: string, { text, ...options }: RefusedOptions = {}) {
    super(message, options);
    const { cause } = options;
    this.text = text ?? (cause instanceof Refused ? cause.text : undefined);
  }
}
