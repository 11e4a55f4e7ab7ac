import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Pool } from "pg";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { queryChannel } from "../database/pool.ts";
import { replicaChannel } from "../database/replica.ts";

/** Name of the channel on which caches publish; the storefront has its own module for it. */
const cacheChannel = "carmine:cache";

/** Name of the channel on which the storefront publishes what pages report. */
const webVitalChannel = "carmine:web-vital";

interface WebVital {
  readonly name: string;
  /** Milliseconds; a share of the window for CLS. */
  readonly value: number;
}

interface CacheEvent {
  readonly cache: string;
  readonly event: "read" | "miss";
}

/**
 * Measures queries, the connection pool and the caches of this process.
 * @returns the function that ends it
 */
export const measureProcess = (pool: Pool, registry: Registry): (() => void) => {
  const registers = [registry];
  const queries = new Histogram({
    name: "carmine_database_query_duration_seconds",
    help: "Duration of queries, including the wait for the connection's previous query",
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
    registers,
  });
  const connections = new Gauge({
    name: "carmine_database_pool_connections",
    help: "Connections of this process: open, idle, and requests that wait for one",
    labelNames: ["state"],
    registers,
    collect: () => {
      connections.set({ state: "open" }, pool.totalCount);
      connections.set({ state: "idle" }, pool.idleCount);
      connections.set({ state: "waiting" }, pool.waitingCount);
    },
  });
  new Gauge({
    name: "carmine_database_pool_limit",
    help: "Maximum number of connections of this process (DATABASE_POOL)",
    registers,
  }).set(pool.options.max);
  const cacheReads = new Counter({
    name: "carmine_cache_reads_total",
    help: "Reads of a cache",
    labelNames: ["cache"],
    registers,
  });
  const cacheMisses = new Counter({
    name: "carmine_cache_misses_total",
    help: "Values that a cache had to compute, including refreshes of stale values",
    labelNames: ["cache"],
    registers,
  });
  const pageTimes = new Histogram({
    name: "carmine_web_vitals_seconds",
    help: "Web vitals that browsers reported: FCP, INP, LCP and TTFB",
    labelNames: ["name"],
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10],
    registers,
  });
  const layoutShifts = new Histogram({
    name: "carmine_web_vitals_layout_shift",
    help: "Cumulative layout shift (CLS) of pages that browsers reported",
    buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    registers,
  });
  const onWebVital = (message: unknown): void => {
    const { name, value } = message as WebVital;
    if (name === "CLS") layoutShifts.observe(value);
    else pageTimes.observe({ name }, value / 1000);
  };
  const replicaReads = new Counter({
    name: "carmine_database_replica_reads_total",
    help: "Reads for the replica by the server that ran them: primary if the replica was behind or failed",
    labelNames: ["server"],
    registers,
  });
  const onReplicaRead = (server: unknown): void => replicaReads.inc({ server: server as string });
  const onQuery = (seconds: unknown): void => queries.observe(seconds as number);
  const onCache = (message: unknown): void => {
    const { cache, event } = message as CacheEvent;
    (event === "read" ? cacheReads : cacheMisses).inc({ cache });
  };
  subscribe(queryChannel.name, onQuery);
  subscribe(cacheChannel, onCache);
  subscribe(webVitalChannel, onWebVital);
  subscribe(replicaChannel.name, onReplicaRead);
  return () => {
    unsubscribe(queryChannel.name, onQuery);
    unsubscribe(cacheChannel, onCache);
    unsubscribe(webVitalChannel, onWebVital);
    unsubscribe(replicaChannel.name, onReplicaRead);
  };
};
