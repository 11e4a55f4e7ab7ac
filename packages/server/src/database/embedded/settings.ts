import { createServer } from "node:net";
import { totalmem } from "node:os";
import { join } from "node:path";

/** The server's address: a socket in its own folder, or a port of the loopback interface. */
export interface ServerAddress {
  readonly port: number;
  /** Empty without a socket. */
  readonly socketFolder: string;
}

/** Part of the socket's file name; each folder has only one server. */
const socketPort = 5432;
/** Maximum length of a socket path in bytes, including its name. */
const longestSocketPath = 103;

/**
 * A socket costs half as much as the network stack, and other users have no access to the folder. Windows,
 * and folders with very long paths, use a free port.
 */
export const serverAddressOf = async (folder: string): Promise<ServerAddress> => {
  const path = Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`));
  if (process.platform !== "win32" && path <= longestSocketPath)
    return { port: socketPort, socketFolder: folder };
  return { port: await freePort(), socketFolder: "" };
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

export interface ServerMode {
  /** `false` disables safety after a power failure for speed. */
  readonly durable: boolean;
  readonly smallDisk: boolean;
  /** Refuse all writes. */
  readonly readOnly: boolean;
}

/** Bytes of memory that this process may use: of its container, or of the machine. */
const memoryOf = (): number => Math.min(process.constrainedMemory() || Infinity, totalmem());

const inMegabytes = (bytes: number): number => Math.floor(bytes / 1024 ** 2);

/** An eighth of the memory, from 128 MB on a machine with 1 GB to 2 GB; PostgreSQL occupies only what it uses. */
const sharedBuffers = (): string => `${Math.min(Math.max(inMegabytes(memoryOf() / 8), 128), 2048)}MB`;

/** Commits are always flushed before they are acknowledged. */
export const settingsOf = (
  door: ServerAddress,
  { durable, smallDisk, readOnly }: ServerMode,
): Record<string, string | number> => ({
  listen_addresses: door.socketFolder === "" ? "127.0.0.1" : "",
  port: door.port,
  unix_socket_directories: door.socketFolder,
  max_connections: 60,
  shared_buffers: sharedBuffers(),
  effective_cache_size: `${inMegabytes(memoryOf() / 2)}MB`,
  work_mem: "8MB",
  maintenance_work_mem: "64MB",
  max_wal_size: smallDisk ? "48MB" : "512MB",
  min_wal_size: smallDisk ? "32MB" : "80MB",
  default_transaction_read_only: readOnly ? "on" : "off",
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
