import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./config.ts";
import type { Database, Queryable } from "./database/connection.ts";
import type { PageTags } from "./database/page-tags.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Clock } from "./shared/clock.ts";

/** A message to one person, as plain text. */
export interface Message {
  readonly kind: "mail" | "sms";
  /** E-mail address, or "+" and the digits of a phone number. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Messenger {
  /** Whether there is a way to deliver such messages. Where there is none, nobody is told that one was sent. */
  canSend(kind: Message["kind"]): boolean;
  /**
   * Writes the message to the outbox, from where it is delivered. Given a transaction, it is sent if and only if
   * that transaction commits; a provider that is slow or down never holds up a request.
   */
  send(message: Message, tx?: Queryable): Promise<void>;
}

/** What every domain is given: nothing in a domain reads the environment, the time or a global. */
export interface AppContext {
  readonly config: Config;
  readonly db: Database;
  /** Whether PostgreSQL came with the shop or is somebody's own, and its version, for `/health`. */
  readonly database: { readonly kind: "embedded" | "external"; readonly version: string };
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  readonly messenger: Messenger;
  readonly jobs: Jobs;
  readonly pageTags: PageTags;
}
