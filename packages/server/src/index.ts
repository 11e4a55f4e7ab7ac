import type { FastifyInstance } from "fastify";
import { createApp } from "./app.ts";
import { ConfigError, type Config } from "./config.ts";
import { type AppContext } from "./context.ts";
import { openDatabase, type OpenOptions } from "./database/connection.ts";
import { migrate } from "./database/migrate.ts";
import { warnOfOtherVersions } from "./database/other-versions.ts";
import { createPageTags, type PageTags } from "./database/page-tags.ts";
import { hasDemoSignIns } from "./demo/demo-sign-ins.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { marketplaceExists } from "./demo/seed.ts";
import type { Readiness } from "./http/health.ts";
import { createJobs } from "./jobs/jobs.ts";
import { createLog } from "./log.ts";
import { createMessenger } from "./messaging/outbox.ts";
import { systemClock } from "./shared/clock.ts";

export { ConfigError, readConfig, type Config } from "./config.ts";
export { warningsOf } from "./config-warnings.ts";
export type { AppContext } from "./context.ts";
export { explainFullDisk } from "./database/embedded/room.ts";
export { DatabaseUnavailable } from "./database/unavailable.ts";
export { demoAccounts } from "./demo/accounts.ts";
export { originForm } from "./http/origin-form.ts";
export { ImportRefused } from "./import/problem.ts";
export { shopAddress } from "./shared/shop-address.ts";

export interface Marketplace {
  /** Not listening yet: the composition root adds the storefront and listens. */
  readonly app: FastifyInstance;
  readonly ctx: AppContext;
  /** Subscribes to changes of data by page tag, over all processes; answers how to end it. */
  readonly onPageTags: PageTags["subscribe"];
  /** Whether the database holds a marketplace already. */
  readonly exists: () => Promise<boolean>;
  /** Fills an empty database with the demo marketplace. @returns false when there was a marketplace already */
  readonly makeDemo: () => Promise<boolean>;
  /**
   * Resolves when requests are answered; from then on `/health` says so and timed work runs.
   * @throws ConfigError if the demo's published sign-ins would work on a public shop
   */
  readonly ready: () => Promise<void>;
  /** Completes open requests, ends timed jobs and connections, stops an embedded database. */
  readonly close: () => Promise<void>;
}

export type MarketplaceOptions = OpenOptions;

/**
 * Opens the database, brings its schema up to date and puts the marketplace together.
 * @throws DatabaseUnavailable with a sentence for the person who starts the shop
 */
export const createMarketplace = async (
  config: Config,
  options: MarketplaceOptions = {},
): Promise<Marketplace> => {
  const log = createLog(config.logLevel);
  const database = await openDatabase(config, log, options);
  try {
    await migrate(database.url);
    const { db, kind, version } = database;
    await warnOfOtherVersions(db, log);
    const clock = systemClock;
    const ctx: AppContext = {
      config,
      db,
      database: { kind, version },
      log,
      clock,
      messenger: createMessenger(db, clock, config),
      jobs: createJobs(db, log, clock),
      pageTags: createPageTags(db, log),
    };
    const readiness: Readiness = { ready: false };
    const app = createApp(ctx, readiness);
    let closing: Promise<void> | undefined;
    const close = async () => {
      readiness.ready = false;
      // From the last to the first, each of them even where one before it failed.
      await using steps = new AsyncDisposableStack();
      steps.defer(() => database.close());
      steps.defer(() => ctx.pageTags.stop());
      steps.defer(() => ctx.jobs.stop());
      steps.defer(async () => app.close());
    };
    return {
      app,
      ctx,
      onPageTags: ctx.pageTags.subscribe,
      exists: () => marketplaceExists(db),
      makeDemo: () => seedDemo(ctx),
      ready: async () => {
        if (config.isExposed && !config.demo && (await hasDemoSignIns(db))) {
          throw new ConfigError(
            "The database holds sign-ins whose passwords the demo publishes: take an empty one (DATA_DIR or DATABASE_URL), change those passwords, or say DEMO=true to open the demo to others.",
          );
        }
        await app.ready();
        ctx.jobs.start();
        readiness.ready = true;
      },
      close: () => (closing ??= close()),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
};
