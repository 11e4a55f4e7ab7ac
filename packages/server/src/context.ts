import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./config.ts";
import type { Database } from "./database/connection.ts";
import type { PageTags } from "./database/page-tags.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Messenger } from "./messaging/messenger.ts";

/** Where the time comes from, so that a test can let 30 minutes pass. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

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
