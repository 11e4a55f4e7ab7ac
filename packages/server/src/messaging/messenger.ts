import type { Queryable } from "../database/connection.ts";

/** A message to one person, as plain text. */
export interface Message {
  readonly kind: "mail" | "sms";
  /** E-mail address, or "+" and the digits of a phone number. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Messenger {
  /**
   * Writes the message to the outbox, from where it is delivered. Given a transaction, it is sent if and only if
   * that transaction commits; a provider that is slow or down never holds up a request.
   */
  send(message: Message, tx?: Queryable): Promise<void>;
}
