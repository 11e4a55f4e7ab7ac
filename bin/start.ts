// The composition root: one process with the marketplace and the storefront on it. `npm start`, `pnpm dev`.
import type { AddressInfo } from "node:net";
import {
  ConfigError,
  createMarketplace,
  DatabaseUnavailable,
  readConfig,
  type Marketplace,
} from "@carmine/server";
import { inProcess, storefront } from "@carmine/storefront/server";
import { buildStorefront } from "../scripts/build.ts";
import { announce } from "./announce.ts";
import { loadEnvironment, stopWith } from "./environment.ts";

const dev = process.argv.includes("--dev");

const startShop = async (): Promise<Marketplace> => {
  const config = readConfig();
  if (!dev && (await buildStorefront())) console.log("The storefront is built.");
  console.log(config.databaseUrl === null ? "Starting PostgreSQL …" : "Connecting to PostgreSQL …");
  const marketplace = await createMarketplace(config);
  try {
    if (config.demo) {
      const made = await marketplace.makeDemo();
      if (made) console.log("The demo marketplace is made.");
    }
    const { app } = marketplace;
    const localAddress = (): string => `http://${config.host}:${config.port}`;
    await app.register(
      storefront({
        fetchApi: config.apiBase === null ? inProcess(app) : fetch,
        ...(config.apiBase !== null && { apiBase: config.apiBase }),
        publicUrl: config.publicUrl ?? localAddress(),
        locales: config.locales,
        demo: config.demo,
        dev,
        onTags: marketplace.onPageTags,
      }),
    );
    await marketplace.ready();
    await app.listen({ host: config.host, port: config.port });
    const { port } = app.server.address() as AddressInfo;
    announce({ config, port, database: marketplace.ctx.database });
    return marketplace;
  } catch (error) {
    await marketplace.close();
    throw error;
  }
};

const explain = (error: unknown): string | undefined => {
  if (error instanceof ConfigError || error instanceof DatabaseUnavailable) return error.message;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
    return "The port is taken by another program: set PORT to a free one, for example PORT=3001 npm start.";
  if (error instanceof Error && "code" in error && error.code === "EACCES")
    return `The shop may not use what it was given: ${error.message}.`;
  return undefined;
};

loadEnvironment();
let marketplace: Marketplace | undefined;
let stopping = false;

// Ctrl+C reaches this process twice, from the terminal and from npm: the second one must not cut the stop short.
const stop = async (): Promise<void> => {
  if (stopping) return;
  stopping = true;
  if (marketplace !== undefined) {
    console.log("\nStopping …");
    await marketplace.close();
  }
  process.exit(0);
};
process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());

try {
  marketplace = await startShop();
} catch (error) {
  const sentence = explain(error);
  if (sentence === undefined) throw error;
  stopWith(sentence);
}
