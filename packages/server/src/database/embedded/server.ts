import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { findBinaries } from "./binaries.ts";
import { claimFolder, type Claim } from "./claim.ts";
import { guardDiskSpace, startServer, stopServer, type Place } from "./process.ts";
import { missingDiskSpace, newClusterBytes } from "./room.ts";
import { runningServer } from "./running.ts";
import { serverAddressOf, type ServerAddress } from "./settings.ts";
import { processUser } from "./user.ts";
import { watchServer, type WatchOptions } from "./watch.ts";
import { DatabaseUnavailable } from "../unavailable.ts";

export interface EmbeddedServer {
  /** Connection string of the shop's database. */
  readonly url: string;
  /** Stops the server if this process owns it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Join the server of a running shop instead of refusing. */
  share?: boolean;
  /** `false` disables safety after a power failure for speed; for tests only. */
  durable?: boolean;
  /** Restart the server when it ends; disabled if absent. */
  watch?: WatchOptions;
}

const database = "carmine";
const owner = "carmine";

interface Cluster extends Place {
  readonly dataDir: string;
  /** Password of `owner`. */
  readonly password: string;
}

/**
 * Starts the bundled PostgreSQL with its data in `<dataDir>/postgres`. It listens on a socket in that folder,
 * or on a free port of the loopback interface. One process owns the folder and alone starts and stops the
 * server; a server that outlived its killed shop is taken over.
 * @throws DatabaseUnavailable if the folder can't be used or another shop runs on it
 */
export const startEmbedded = async (
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedServer> => {
  await mkdir(dataDir, { recursive: true }).catch((error: Error) => {
    throw new DatabaseUnavailable(
      `The data folder ${dataDir} can't be made (${error.message}): set DATA_DIR.`,
    );
  });
  const deadline = Date.now() + joinMs;
  for (;;) {
    const claim = claimFolder(dataDir);
    if (claim) return own(dataDir, claim, options);
    if (!options.share) {
      throw new DatabaseUnavailable(
        `Another shop or an import is running on ${join(dataDir, "postgres")}: stop it first, or give this one another DATA_DIR.`,
      );
    }
    // The owner may be starting its server, or may end in the meantime.
    const url = await joinRunning(dataDir);
    if (url !== null) return { url, stop: async () => undefined };
    if (Date.now() > deadline) {
      throw new DatabaseUnavailable(
        `The shop that runs on ${join(dataDir, "postgres")} has no database right now: try again when it is back.`,
      );
    }
    await pause(200);
  }
};

/** Milliseconds that a tool waits for the server of the shop that it joins. */
const joinMs = 60_000;

const passwordFile = (dataDir: string): string => join(dataDir, "postgres.password");

const urlOf = (password: string, { port, socketFolder }: ServerAddress, name: string): string =>
  `postgres://${owner}:${password}@${encodeURIComponent(socketFolder) || "127.0.0.1"}:${port}/${name}`;

/** Opens the folder as its owner: creates a new cluster, starts the server or takes over a running one. */
const own = async (
  dataDir: string,
  claim: Claim,
  { durable = true, watch }: EmbeddedOptions,
): Promise<EmbeddedServer> => {
  try {
    const cluster = await openCluster(dataDir);
    const found = await runningServer(cluster.folder);
    const door = found?.door ?? (await serverAddressOf(cluster.folder));
    if (!found) await startServer(cluster, door, durable);
    await makeDatabase(cluster, door);
    const watching =
      watch &&
      watchServer(
        {
          isRunning: async () => (await runningServer(cluster.folder)) !== null,
          restart: () => startServer(cluster, door, durable),
          guardRoom: () => guardDiskSpace(cluster, door, durable),
        },
        watch,
      );
    return {
      url: urlOf(cluster.password, door, database),
      stop: async () => {
        await watching?.end();
        await stopServer(cluster);
        claim.release();
      },
    };
  } catch (error) {
    claim.release();
    throw error;
  }
};

const openCluster = async (dataDir: string): Promise<Cluster> => {
  const user = await processUser(dataDir);
  const binaries = await findBinaries(dataDir, user);
  const place = {
    dataDir,
    folder: join(dataDir, "postgres"),
    log: join(dataDir, "postgres.log"),
    binaries,
    user,
  };
  return { ...place, password: await initialize(place) };
};

/**
 * Creates the cluster in a temporary folder and renames it, so that a killed first start leaves no partial
 * cluster.
 */
const initialize = async ({
  dataDir,
  folder,
  user,
  binaries,
}: Omit<Cluster, "password">): Promise<string> => {
  const file = passwordFile(dataDir);
  if (existsSync(join(folder, "PG_VERSION"))) return (await readFile(file, "utf8")).trim();
  const fresh = `${folder}.new`;
  const missing = await missingDiskSpace(dataDir, newClusterBytes, "a new database");
  if (missing !== null) throw new DatabaseUnavailable(`${missing} Set DATA_DIR to another disk.`);
  await rm(fresh, { recursive: true, force: true });
  const password = randomBytes(24).toString("base64url");
  await writeFile(file, password, { mode: 0o600 });
  await user.give(file);
  await mkdir(fresh, { mode: 0o700 });
  await user.give(fresh);
  await user.run(binaries.initdb, [
    `--pgdata=${fresh}`,
    "--auth=scram-sha-256",
    `--username=${owner}`,
    `--pwfile=${file}`,
    "--encoding=UTF8",
    // The same collation on every system; only the character classes depend on it (trigrams need them).
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    ...(await binaries.localeFlags()),
    "--no-instructions",
  ]);
  await rename(fresh, folder);
  return password;
};

/** Connects to the server's maintenance database; waits while it starts or recovers. */
const connect = async (password: string, door: ServerAddress): Promise<Client> => {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const client = new Client({
      connectionString: urlOf(password, door, "postgres"),
      connectionTimeoutMillis: 5_000,
    });
    // A server that ends breaks this connection; its query reports the error.
    client.on("error", () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      // 57P03: the server is starting, recovering or shutting down.
      if ((error as { code?: string }).code !== "57P03" || Date.now() > deadline) throw error;
      await pause(200);
    }
  }
};

const makeDatabase = async ({ folder, password }: Cluster, door: ServerAddress): Promise<void> => {
  const client = await connect(password, door).catch((error: Error) => {
    throw new DatabaseUnavailable(
      `The embedded PostgreSQL in ${folder} runs but doesn't answer (${error.message}).`,
      { cause: error },
    );
  });
  try {
    const known = await client.query("select 1 from pg_database where datname = $1", [database]);
    if (known.rowCount === 0) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
};

/**
 * Connection string of the shop's database on a server owned by another process; null until it is available.
 */
const joinRunning = async (dataDir: string): Promise<string | null> => {
  const found = await runningServer(join(dataDir, "postgres"));
  if (found === null) return null;
  try {
    const password = (await readFile(passwordFile(dataDir), "utf8")).trim();
    const client = await connect(password, found.door);
    const known = await client.query("select 1 from pg_database where datname = $1", [database]);
    await client.end();
    return known.rowCount === 0 ? null : urlOf(password, found.door, database);
  } catch {
    return null;
  }
};
