import type { Endpoint } from "@carmine/api/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./config.ts";
import type { Database, Queryable } from "./database/connection.ts";
import type { MessageAttachment } from "./database/schema/platform.ts";
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
  /** The same for mail programs that show HTML. */
  readonly html?: string;
  /** A text file that goes with a mail. */
  readonly attachment?: MessageAttachment;
  /** URL of one-click unsubscribe (RFC 8058) for a mail of a topic that can be stopped. */
  readonly unsubscribeUrl?: string;
  /** After this moment nobody can use it, so that it isn't sent any more; without one it is tried for a day. */
  readonly expiresAt?: Date;
}

export interface Messenger {
  /** Whether a provider for such messages is configured. Without one, no caller may report that one was sent. */
  canSend(kind: Message["kind"]): boolean;
  /**
   * Writes messages to the outbox, from where they are delivered. Given a transaction, they are sent if and only if
   * that transaction commits; a provider that is slow or down never holds up a request.
   */
  send(messages: Message | readonly Message[], tx?: Queryable): Promise<void>;
}

/** What every domain is called with: no domain reads the environment, the clock or a global itself. */
export interface AppContext {
  readonly config: Config;
  readonly db: Database;
  /** Whether PostgreSQL is the embedded one or the operator's own, and its version; logged at startup. */
  readonly database: { readonly kind: "embedded" | "external"; readonly version: string };
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  readonly messenger: Messenger;
  readonly jobs: Jobs;
  readonly pageTags: PageTags;
  /** Looks at each answer before it is written, which fills fields that are left out. Tests have one. */
  readonly inspect?: (endpoint: Endpoint, data: unknown) => void;
}
