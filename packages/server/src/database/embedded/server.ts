import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { findBinaries, type Binaries } from "./binaries.ts";
import { processUser, type ProcessUser } from "./user.ts";
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
  /** `false` gives up safety after a power cut for speed; for tests only. */
  durable?: boolean;
}

const database = "carmine";
const owner = "carmine";
/** Advisory lock held by the shop that owns the server; free after its process died, whatever killed it. */
const ownerLock = 718_274_001;

/** Where the server is spoken to: a socket in its own folder, or a port of the loopback interface. */
interface Door {
  readonly port: number;
  /** Empty where there is no socket. */
  readonly socketFolder: string;
}

/** Part of the socket's name; several servers don't meet in one folder. */
const socketPort = 5432;
/** Bytes that the system takes as the path of a socket, its name included. */
const longestSocketPath = 103;

/**
 * A socket costs half of what the network stack does, and nobody else on the machine reaches the folder. Windows, and
 * folders with very long names, take a free port.
 */
const doorOf = async (folder: string): Promise<Door> => {
  const path = Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`));
  if (process.platform !== "win32" && path <= longestSocketPath)
    return { port: socketPort, socketFolder: folder };
  return { port: await freePort(), socketFolder: "" };
};

/** Sized for a machine with 1 GB; commits are always on disk before they are answered. */
const settings = (door: Door, durable: boolean) => ({
  listen_addresses: door.socketFolder === "" ? "127.0.0.1" : "",
  port: door.port,
  unix_socket_directories: door.socketFolder,
  max_connections: 60,
  shared_buffers: "128MB",
  effective_cache_size: "512MB",
  work_mem: "8MB",
  maintenance_work_mem: "64MB",
  max_wal_size: "512MB",
  checkpoint_timeout: "15min",
  random_page_cost: 1.1,
  jit: "off",
  io_method: "sync",
  max_parallel_workers_per_gather: 0,
  synchronous_commit: durable ? "on" : "off",
  fsync: durable ? "on" : "off",
  full_page_writes: durable ? "on" : "off",
  timezone: "UTC",
  log_min_messages: "warning",
});

interface Place {
  folder: string;
  log: string;
  password: string;
  binaries: Binaries;
  user: ProcessUser;
}

/**
 * Starts the PostgreSQL that comes with the shop, with its data in `<dataDir>/postgres`. It listens on a socket in
 * that folder, or on a free port of the loopback interface. A server that outlived its killed shop is taken over.
 * @throws DatabaseUnavailable where the folder can't be used or another shop runs on it
 */
export const startEmbedded = async (
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedServer> => {
  const folder = join(dataDir, "postgres");
  await mkdir(dataDir, { recursive: true }).catch((error: Error) => {
    throw new DatabaseUnavailable(
      `The data folder ${dataDir} can't be made (${error.message}): set DATA_DIR.`,
    );
  });
  const user = await processUser(dataDir);
  const binaries = await findBinaries(dataDir, user);
  const place: Place = { folder, log: join(dataDir, "postgres.log"), password: "", binaries, user };
  place.password = await initialise(place, dataDir);

  for (let attempt = 1; ; attempt += 1) {
    const running = await connectRunning(place);
    if (running) return own(running, place, options.share ?? false);
    try {
      await startServer(place, options.durable ?? true);
    } catch (error) {
      // Another shop may have started on the folder in the same moment: look again before giving up.
      if (attempt === 3) throw error;
      await pause(500);
    }
  }
};

/** Makes the cluster aside and moves it into place, so that a killed first start leaves nothing half made. */
const initialise = async (place: Place, dataDir: string): Promise<string> => {
  const passwordFile = join(dataDir, "postgres.password");
  if (existsSync(join(place.folder, "PG_VERSION"))) return (await readFile(passwordFile, "utf8")).trim();
  const fresh = `${place.folder}.new`;
  await rm(fresh, { recursive: true, force: true });
  const password = randomBytes(24).toString("base64url");
  await writeFile(passwordFile, password, { mode: 0o600 });
  await place.user.give(passwordFile);
  await mkdir(fresh, { mode: 0o700 });
  await place.user.give(fresh);
  await place.user.run(place.binaries.initdb, [
    `--pgdata=${fresh}`,
    "--auth=scram-sha-256",
    `--username=${owner}`,
    `--pwfile=${passwordFile}`,
    "--encoding=UTF8",
    // The same order of texts on every system; only the classes of letters come from it (trigrams need them).
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    ...(await place.binaries.localeFlags()),
    "--no-instructions",
  ]);
  await rename(fresh, place.folder);
  return password;
};

const startServer = async (place: Place, durable: boolean): Promise<void> => {
  const lines = Object.entries(settings(await doorOf(place.folder), durable)).map(
    ([name, value]) => `${name} = '${value}'`,
  );
  const file = join(place.folder, "postgresql.auto.conf");
  await writeFile(file, `${lines.join("\n")}\n`, { mode: 0o600 });
  await place.user.give(file);
  await removeStalePid(place.folder);
  try {
    await place.user.run(place.binaries.pgCtl, [
      "start",
      "-D",
      place.folder,
      "-l",
      place.log,
      "-w",
      "-t",
      "60",
      "-s",
    ]);
  } catch (error) {
    const log = await readFile(place.log, "utf8").catch(() => "");
    const reason =
      log
        .trim()
        .split("\n")
        .findLast((line) => /FATAL|PANIC/.test(line)) ?? (error as Error).message;
    throw new DatabaseUnavailable(`The embedded PostgreSQL in ${place.folder} didn't start: ${reason}`, {
      cause: error,
    });
  }
};

/**
 * After a crash of the machine the number in `postmaster.pid` may belong to another program by now; PostgreSQL
 * would then refuse to start. Where the system tells (Linux), such a file is removed.
 */
const removeStalePid = async (folder: string): Promise<void> => {
  const file = join(folder, "postmaster.pid");
  const pid = (await readFile(file, "utf8").catch(() => "")).split("\n")[0];
  if (!pid || !existsSync("/proc/self/comm")) return;
  const command = await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "");
  if (!command.startsWith("postgres")) await rm(file, { force: true });
};

const urlOf = (place: Place, { port, socketFolder }: Door, name: string) =>
  `postgres://${owner}:${place.password}@${encodeURIComponent(socketFolder) || "127.0.0.1"}:${port}/${name}`;

interface Running {
  door: Door;
  client: Client;
}

/** What `postmaster.pid` says of the server that works on the folder. */
const knownDoor = async (folder: string): Promise<Door | null> => {
  const lines = (await readFile(join(folder, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const port = Number(lines[3]);
  return port ? { port, socketFolder: lines[4] ?? "" } : null;
};

/** Connects to the server whose `postmaster.pid` lies in the folder; waits while it starts or recovers. */
const connectRunning = async (place: Place): Promise<Running | null> => {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const door = await knownDoor(place.folder);
    if (!door) return null;
    const client = new Client({
      connectionString: urlOf(place, door, "postgres"),
      connectionTimeoutMillis: 5_000,
    });
    // A server that is stopped under us ends this connection; the pool's queries report it.
    client.on("error", () => undefined);
    try {
      await client.connect();
      return { door, client };
    } catch (error) {
      await client.end().catch(() => undefined);
      // 57P03: it starts up, recovers or shuts down. Anything else: nobody of ours listens there.
      if ((error as { code?: string }).code !== "57P03") return null;
      await pause(200);
    }
  }
  return null;
};

const own = async ({ door, client }: Running, place: Place, share: boolean): Promise<EmbeddedServer> => {
  const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [
    ownerLock,
  ]);
  const mine = rows[0]?.mine === true;
  if (!mine && !share) {
    await client.end();
    throw new DatabaseUnavailable(
      `Another shop is running on ${place.folder}: stop it first, or give this one another DATA_DIR.`,
    );
  }
  const known = await client.query("select 1 from pg_database where datname = $1", [database]);
  if (known.rowCount === 0) await client.query(`create database ${database}`);
  return {
    url: urlOf(place, door, database),
    stop: async () => {
      await client.end();
      if (mine)
        await place.user.run(place.binaries.pgCtl, ["stop", "-D", place.folder, "-m", "fast", "-w", "-s"]);
    },
  };
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
