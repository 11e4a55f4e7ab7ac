import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { freePort } from "../bench/shop.ts";
import { sql, writeSettings } from "./cluster.ts";
import { newFolder, postgresProgram, start, subfolder, until, type Cleanup, type Program } from "./tools.ts";

/** Seconds after which the other node takes over from a silent primary. */
const ttlSeconds = 20;

interface Node {
  readonly port: number;
  readonly restPort: number;
  /** The server's folder; empty before Patroni has created it. */
  readonly dataFolder: string;
  readonly launch: () => Program;
}

export interface PatroniCluster {
  /** URL of the database `shop` of the current primary, by HAProxy. */
  readonly url: string;
  readonly port: number;
  /** Kills Patroni and PostgreSQL of the primary, as if its machine had failed. */
  readonly killPrimary: () => Promise<void>;
  /** Starts Patroni of the killed node again. */
  readonly repair: () => void;
  /** Names of the servers that stream from the primary, with their state. */
  readonly standbys: () => string;
}

const settingsOf = (
  name: string,
  { port, restPort, dataFolder }: Omit<Node, "launch">,
  etcdPort: number,
): string => `
scope: carmine
name: ${name}
restapi: { listen: "127.0.0.1:${restPort}", connect_address: "127.0.0.1:${restPort}" }
etcd3: { hosts: "127.0.0.1:${etcdPort}" }
bootstrap:
  dcs:
    ttl: ${ttlSeconds}
    loop_wait: 5
    retry_timeout: 5
    # A commit waits for the standby, so that a failover loses none.
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 100 }
  initdb:
    - encoding: UTF8
    - locale: C.UTF-8
    - data-checksums
  pg_hba:
    - local all all trust
    - host all all 127.0.0.1/32 trust
    - host replication all 127.0.0.1/32 trust
postgresql:
  listen: 127.0.0.1:${port}
  connect_address: 127.0.0.1:${port}
  data_dir: ${dataFolder}
  bin_dir: ${dirname(postgresProgram("postgres"))}
  pgpass: ${dirname(dataFolder)}/pgpass
  parameters: { unix_socket_directories: ${dirname(dataFolder)} }
  authentication:
    superuser: { username: postgres }
    replication: { username: replicator }
    rewind: { username: postgres }
`;

const isPrimary = async ({ restPort }: Node): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${restPort}/primary`).catch(() => null))?.ok ?? false;

const postmasterOf = ({ dataFolder }: Node): number =>
  Number(readFileSync(join(dataFolder, "postmaster.pid"), "utf8").split("\n")[0]);

const createNode = async (cleanup: Cleanup, name: string, etcdPort: number): Promise<Node> => {
  const parent = newFolder(cleanup);
  const folder = subfolder(parent, name);
  const node = { port: await freePort(), restPort: await freePort(), dataFolder: join(folder, "data") };
  const settings = writeSettings(parent, "patroni.yml", settingsOf(name, node, etcdPort));
  return { ...node, launch: () => start(cleanup, "patroni", [settings], { asSystemUser: true }) };
};

const proxySettings = (port: number, nodes: readonly Node[]): string => `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node, nth) => `  server node${nth} 127.0.0.1:${node.port} check port ${node.restPort}`).join("\n")}
`;

/** Starts etcd, two Patroni nodes with synchronous replication, and HAProxy in front of them. */
export const createPatroniCluster = async (cleanup: Cleanup): Promise<PatroniCluster> => {
  const [etcdPort, peerPort, port] = [await freePort(), await freePort(), await freePort()];
  const folder = newFolder(cleanup);
  const client = `http://127.0.0.1:${etcdPort}`;
  const peer = `http://127.0.0.1:${peerPort}`;
  start(
    cleanup,
    "etcd",
    Object.entries({
      "data-dir": subfolder(folder, "etcd"),
      name: "etcd",
      "listen-client-urls": client,
      "advertise-client-urls": client,
      "listen-peer-urls": peer,
      "initial-advertise-peer-urls": peer,
      "initial-cluster": `etcd=${peer}`,
    }).flatMap(([option, value]) => [`--${option}`, value]),
    { asSystemUser: true },
  );
  await until("etcd", async () => (await fetch(`${client}/health`)).ok);
  const nodes = [await createNode(cleanup, "node0", etcdPort), await createNode(cleanup, "node1", etcdPort)];
  const programs = new Map(nodes.map((node) => [node, node.launch()]));
  start(cleanup, "haproxy", ["-f", writeSettings(folder, "haproxy.cfg", proxySettings(port, nodes)), "-db"]);
  const standbys = () =>
    sql(
      { port },
      "select string_agg(application_name || ' ' || state || ' ' || sync_state, ', ') from pg_stat_replication",
      "postgres",
    );
  await until("the synchronous standby", () => /streaming sync/.test(standbys()), 120_000);
  sql({ port }, "create database shop", "postgres");
  let killed: Node | undefined;
  return {
    url: `postgres://postgres@127.0.0.1:${port}/shop`,
    port,
    standbys,
    killPrimary: async () => {
      for (const node of nodes) if (await isPrimary(node)) killed = node;
      if (killed === undefined) throw new Error("there is no primary");
      const pid = postmasterOf(killed);
      await programs.get(killed)?.end("SIGKILL");
      process.kill(pid, "SIGKILL");
    },
    repair: () => {
      if (killed) programs.set(killed, killed.launch());
    },
  };
};
