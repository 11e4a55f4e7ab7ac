import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../bench/shop.ts";
import { postgresProgram, run, start, subfolder, until, type Cleanup, type Program } from "./tools.ts";

/** A PostgreSQL server of a drill. */
export interface Cluster {
  readonly folder: string;
  readonly port: number;
  /** URL of the database `shop`. */
  readonly url: string;
  readonly server: Program;
}

const isReady = (port: number) => () => {
  run(postgresProgram("pg_isready"), ["-h", "127.0.0.1", "-p", String(port)]);
  return true;
};

const startServer = async (cleanup: Cleanup, folder: string, port: number): Promise<Cluster> => {
  const server = start(
    cleanup,
    postgresProgram("postgres"),
    ["-D", folder, "-p", String(port), "-c", "listen_addresses=127.0.0.1", "-k", folder],
    { asSystemUser: true, signal: "SIGINT" },
  );
  await until(`PostgreSQL at port ${port}`, isReady(port));
  return { folder, port, url: `postgres://postgres@127.0.0.1:${port}/shop`, server };
};

/** Creates a server with an empty database `shop`. */
export const createCluster = async (cleanup: Cleanup, parent: string): Promise<Cluster> => {
  const folder = subfolder(parent, "primary");
  run(postgresProgram("initdb"), [
    "-D",
    folder,
    "-U",
    "postgres",
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
  ]);
  const cluster = await startServer(cleanup, folder, await freePort());
  sql(cluster, "create database shop", "postgres");
  return cluster;
};

/** Creates a streaming replica of a server. */
export const createReplica = async (cleanup: Cleanup, parent: string, primary: Cluster): Promise<Cluster> => {
  const folder = subfolder(parent, "replica");
  const from = `host=127.0.0.1 port=${primary.port} user=postgres`;
  run(postgresProgram("pg_basebackup"), [
    "-d",
    from,
    "-D",
    folder,
    "-R",
    "-X",
    "stream",
    "--checkpoint=fast",
  ]);
  return startServer(cleanup, folder, await freePort());
};

/** Starts a stopped server again at its port. */
export const restart = (cleanup: Cleanup, { folder, port }: Cluster): Promise<Cluster> =>
  startServer(cleanup, folder, port);

/** Changes a setting of a running server. */
export const setParameter = ({ folder, port }: Cluster, line: string): void => {
  appendFileSync(join(folder, "postgresql.conf"), `${line}\n`);
  sql({ port }, "select pg_reload_conf()", "postgres");
};

/** Runs a statement; returns the rows as text. */
export const sql = ({ port }: Pick<Cluster, "port">, statement: string, database = "shop"): string =>
  run("psql", [
    "-h",
    "127.0.0.1",
    "-p",
    String(port),
    "-U",
    "postgres",
    "-d",
    database,
    "-XAtq",
    "-c",
    statement,
  ]).trim();

/** Writes a configuration file that the system user may read. */
export const writeSettings = (folder: string, name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text, { mode: 0o644 });
  return path;
};
