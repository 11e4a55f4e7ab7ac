import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { createApp } from "./app.ts";
import { liveListing } from "./catalogue/search/engine/live-listing.ts";
import { ConfigError, type Config } from "./config.ts";
import { type AppContext } from "./context.ts";
import { openDatabase, type OpenOptions } from "./database/connection.ts";
import { migrate } from "./database/migrate.ts";
import { warnOfOtherVersions } from "./database/other-versions.ts";
import { createPageTags, type PageTags } from "./database/page-tags.ts";
import { readCommitted } from "./database/replica.ts";
import { hasDemoSignIns } from "./demo/demo-sign-ins.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { marketplaceExists } from "./demo/seed.ts";
import { startCdnPurge } from "./http/cdn-purge.ts";
import type { Readiness } from "./http/health.ts";
import { createJobs } from "./jobs/jobs.ts";
import { createLog } from "./log.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { stopListening } from "./http/stop-listening.ts";
import { startTracing } from "./http/tracing.ts";
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
  /** Not listening yet, because the composition root adds the storefront first. */
  readonly app: FastifyInstance;
  readonly ctx: AppContext;
  /** Subscribes to data changes of all processes by page tag; returns a function that ends it. */
  readonly onPageTags: PageTags["subscribe"];
  /** Whether the database contains a marketplace. */
  readonly exists: () => Promise<boolean>;
  /** Fills an empty database with the demo marketplace. @returns false if a marketplace already exists */
  readonly makeDemo: () => Promise<boolean>;
  /**
   * Resolves when requests are served; then `/health` reports it and jobs run.
   * @throws ConfigError if the demo's published sign-ins would work on a public shop
   */
  readonly ready: () => Promise<void>;
  /** Completes open requests, stops jobs, closes connections, stops an embedded database. */
  readonly close: () => Promise<void>;
}

export interface MarketplaceOptions extends OpenOptions {
  /** Whether pending migrations are applied; `MIGRATE_ON_START` by default. */
  readonly migrate?: boolean;
}

/**
 * Opens and migrates the database, and assembles the marketplace.
 * @throws DatabaseUnavailable with a message for the operator
 */
export const createMarketplace = async (
  config: Config,
  options: MarketplaceOptions = {},
): Promise<Marketplace> => {
  const tracing = config.isTraced ? await startTracing() : null;
  const log = createLog(config.logLevel);
  const database = await openDatabase(config, log, options);
  try {
    await migrate(database.directUrl, { apply: options.migrate ?? config.migrateOnStart });
    const { db, kind, version } = database;
    await warnOfOtherVersions(db, log);
    const clock = systemClock;
    const ctx: AppContext = {
      config,
      db,
      readCommitted: readCommitted(db, database.replica, log),
      database: { kind, version },
      log,
      clock,
      messenger: createMessenger(db, clock, config),
      jobs: createJobs(db, log, clock),
      pageTags: createPageTags(db, log, database.directUrl),
    };
    const readiness: Readiness = { ready: false };
    const app = createApp(ctx, readiness);
    const metrics = config.metricsPort === null ? null : createMetrics(app, ctx, config.metricsPort);
    const purge = config.cdnPurge === null ? null : startCdnPurge(db, log, config.cdnPurge);
    let closing: Promise<void> | undefined;
    const close = async () => {
      if (readiness.ready) {
        readiness.ready = false;
        await ctx.jobs.stop();
        // Load balancers notice the failing health check and stop sending requests; until then they are served.
        await pause(config.drainSeconds * 1000);
        readiness.isStopping = true;
        if (config.drainSeconds > 0) await stopListening(app.server);
      }
      // Runs in reverse order, each step even if a previous one failed.
      await using steps = new AsyncDisposableStack();
      steps.defer(async () => tracing?.close());
      steps.defer(() => database.close());
      steps.defer(async () => metrics?.close());
      steps.defer(async () => purge?.close());
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
            "The database contains sign-ins with the demo's published passwords: use an empty database (DATA_DIR or DATABASE_URL), change those passwords, or set DEMO=true to expose the demo.",
          );
        }
        await app.ready();
        await metrics?.listen();
        // Reading a million products takes minutes, so requests are accepted after that.
        await liveListing(ctx)();
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
