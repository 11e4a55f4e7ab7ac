/** A message to one person, as plain text. */
export interface Message {
  readonly kind: "mail" | "sms";
  /** E-mail address, or "+" and the digits of a phone number. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands messages to a provider, or keeps them in the outbox where none is configured. */
export interface Messenger {
  /** Resolves when the message was handed over. @throws where the provider refuses it or can't be reached */
  send(message: Message): Promise<void>;
}
