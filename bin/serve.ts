// The composition root: one process with the marketplace and the storefront.
import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { consoleApp } from "@carmine/console/server";
import { createMarketplace, originForm, readConfig, shopAddress, type Config } from "@carmine/server";
import { inProcess, storefront } from "@carmine/storefront/server";
import { announce, announceStorefront } from "./announce.ts";
import { loadEnvironment, stopWith } from "./environment.ts";
import { explain } from "./explain.ts";
import { AsideFailed, runAside } from "./run-aside.ts";

const dev = process.argv.includes("--dev");

/** Aborted when the shop stops, even during startup. */
const stopped = new AbortController();

/** A running server. */
interface Running {
  close: () => Promise<void>;
}

const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;

const storefrontOptions = (config: Config) => ({
  publicUrl: shopAddress(config),
  locales: config.locales,
  webVitals: config.metricsPort !== null,
  cdnTagHeader: config.cdnTagHeader,
  ...(config.storefrontKey !== null && { storefrontKey: config.storefrontKey }),
  dev,
});

/** Starts only the storefront; another back end implements the contract at `apiBase`. */
const startStorefront = async (config: Config, apiBase: string): Promise<Running> => {
  const app = Fastify({
    logger: { level: config.logLevel },
    rewriteUrl: originForm,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
  });
  await app.register(storefront({ ...storefrontOptions(config), fetchApi: fetch, apiBase, demo: false }));
  await app.listen({ host: config.host, port: config.port });
  announceStorefront({ config, port: portOf(app), apiBase });
  return app;
};

const startMarketplace = async (given: Config): Promise<Running> => {
  const storefrontKey = given.storefrontKey ?? randomUUID();
  const config = { ...given, storefrontKey };
  console.log(config.databaseUrl === null ? "Starting PostgreSQL …" : "Connecting to PostgreSQL …");
  const marketplace = await createMarketplace(config, { onGiveUp: (error) => void fail(error) });
  try {
    if (config.demo && !(await marketplace.exists())) {
      await runAside("bin/demo.ts", stopped.signal);
      console.log("The demo marketplace is created.");
    }
    const { app } = marketplace;
    await app.register(consoleApp({ consoleUrl: config.consoleUrl, pictureUrl: config.imageUrl }));
    await app.register(
      storefront({
        ...storefrontOptions(config),
        direct: inProcess(app, storefrontKey),
        corsOrigins: config.corsOrigins,
        demo: config.demo,
        onTags: marketplace.onPageTags,
      }),
    );
    await marketplace.ready();
    await app.listen({ host: config.host, port: config.port });
    announce({ config, port: portOf(app), database: marketplace.ctx.database });
    return marketplace;
  } catch (error) {
    await marketplace.close();
    throw error;
  }
};

const start = async (): Promise<Running> => {
  const config = readConfig();
  return config.apiBase === null ? startMarketplace(config) : startStorefront(config, config.apiBase);
};

/** Set when startup begins. */
let running: Promise<Running> | undefined;

/** Milliseconds that a shop without a database has to shut down. */
const failMs = 10_000;

/** Exits with an error, so that a supervisor restarts the shop or alerts the operator. */
const fail = async ({ message }: Error): Promise<void> => {
  if (stopped.signal.aborted) return;
  stopped.abort();
  console.error(message);
  const ended = running?.then((shop) => shop.close());
  await Promise.race([ended, pause(failMs)]).catch(() => undefined);
  process.exit(1);
};

// Ctrl+C reaches this process twice, from the terminal and from npm: the second signal must not interrupt
// the shutdown.
const stop = async (): Promise<void> => {
  if (stopped.signal.aborted) return;
  stopped.abort();
  console.log("\nStopping …");
  const shop = await running?.catch(() => undefined);
  await shop?.close().catch(console.error);
  process.exit(0);
};

loadEnvironment();
process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());

try {
  running = start();
  await running;
} catch (error) {
  // Stopping during startup also rejects it; `stop` then exits the process.
  if (!stopped.signal.aborted) {
    if (error instanceof AsideFailed) process.exit(1);
    const sentence = await explain(error);
    if (sentence === undefined) throw error;
    stopWith(sentence);
  }
}
