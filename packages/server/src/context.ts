import type { Endpoint } from "@carmine/api/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./config.ts";
import type { Database, Queryable } from "./database/connection.ts";
import type { MessageAttachment } from "./database/schema/platform.ts";
import type { ReadCommitted } from "./database/replica.ts";
import type { PageTags } from "./database/page-tags.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Clock } from "./shared/clock.ts";

/** A message to one person, as plain text. */
export interface Message {
  readonly kind: "mail" | "sms";
  /** Email address, or "+" and the digits of a phone number. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** HTML version of the text. */
  readonly html?: string;
  /** A text file attached to a mail. */
  readonly attachment?: MessageAttachment;
  /** URL of one-click unsubscribe (RFC 8058) for mails of a topic. */
  readonly unsubscribeUrl?: string;
  /** The message isn't sent after this time; without it, delivery is attempted for a day. */
  readonly expiresAt?: Date;
}

export interface Messenger {
  /**
   * Whether a provider for such messages is configured. Without one, callers must not report that a message
   * was sent.
   */
  canSend(kind: Message["kind"]): boolean;
  /**
   * Writes messages to the outbox for delivery. In a transaction they are sent only if it commits; a slow
   * provider never delays a request.
   */
  send(messages: Message | readonly Message[], tx?: Queryable): Promise<void>;
}

/** Dependencies of every domain, so that no domain reads the environment, the clock or a global. */
export interface AppContext {
  readonly config: Config;
  readonly db: Database;
  /** For expensive reads, which may run on a replica. */
  readonly readCommitted: ReadCommitted;
  /** Embedded or external PostgreSQL and its version; logged at startup. */
  readonly database: { readonly kind: "embedded" | "external"; readonly version: string };
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  readonly messenger: Messenger;
  readonly jobs: Jobs;
  readonly pageTags: PageTags;
  /** Inspects each response before serialization, which fills in missing fields; set in tests. */
  readonly inspect?: (endpoint: Endpoint, data: unknown) => void;
}
