import { channel } from "node:diagnostics_channel";
import { SpanKind, SpanStatusCode, trace, type Span } from "@opentelemetry/api";
import { LRUCache } from "lru-cache";
import { Client, Pool, type PoolClient, type PoolConfig } from "pg";

/** Maximum number of prepared texts, because each connection holds them in memory. */
const maxPrepared = 400;
/** Only a text used repeatedly is prepared; texts used once belong to imports or scripts. */
const namedFrom = 3;

/**
 * Prefix of statements that are planned for their values on each run. PostgreSQL may switch a prepared
 * statement to a generic plan, which doesn't consider the words of a search.
 */
export const customPlanPrefix = "/* planned for its values */ ";

/** Assigns names to repeated texts; undefined for others. */
const statementNames = (): ((text: string) => string | undefined) => {
  const names = new Map<string, string>();
  const seen = new LRUCache<string, number>({ max: 1000 });
  return (text) => {
    if (text.startsWith(customPlanPrefix)) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= maxPrepared) return known;
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    if (times < namedFrom) return undefined;
    seen.delete(text);
    const name = `s${names.size + 1}`;
    names.set(text, name);
    return name;
  };
};

/** Publishes the duration in seconds of each query that the pool's clients run; subscribed to by the metrics. */
export const queryChannel = channel("carmine:query");

type Send = (...given: unknown[]) => unknown;

const tracer = trace.getTracer("carmine");

/** A span for a query of a traced request; undefined for others, such as those of jobs. */
const querySpan = (text: string): Span | undefined =>
  trace.getActiveSpan() &&
  tracer.startSpan("query", {
    kind: SpanKind.CLIENT,
    attributes: { "db.system.name": "postgresql", "db.query.text": text },
  });

/** Sends a query, and measures it while the channel has subscribers or its request is traced. */
const measured = (send: Send, given: readonly unknown[]): unknown => {
  const [query] = given;
  const span = querySpan(isStatement(query) ? query.text : String(query));
  if (!queryChannel.hasSubscribers && span === undefined) return send(...given);
  const startedAt = performance.now();
  const publish = (error?: unknown) => {
    queryChannel.publish((performance.now() - startedAt) / 1000);
    if (error instanceof Error) span?.setStatus({ code: SpanStatusCode.ERROR, message: error.message });
    span?.end();
  };
  const callback = given.at(-1);
  // The pool's own queries have a callback.
  if (typeof callback === "function")
    return send(...given.slice(0, -1), (...results: unknown[]) => {
      publish(results[0]);
      (callback as Send)(...results);
    });
  const result = send(...given);
  if (result instanceof Promise) result.then(() => publish(), publish);
  return result;
};

interface Statement {
  text: string;
  name?: string | undefined;
}

const isStatement = (config: unknown): config is Statement =>
  typeof config === "object" && config !== null && "text" in config && !("submit" in config);

/**
 * A client that prepares repeated statements, so that PostgreSQL parses each once per connection. Parsing is
 * half of the work of a short one. Transparent to callers. Without `prepare` it also removes the names of
 * statements, because a pooler in transaction mode may run each on another connection.
 */
const clientClass = (prepare: boolean): typeof Client => {
  const known = statementNames();
  const nameOf = ({ name, text }: Statement) => (prepare ? (name ?? known(text)) : undefined);
  return class extends Client {
    readonly #send: Send = super.query.bind(this);

    override query = ((config: unknown, ...rest: unknown[]) =>
      measured(this.#send, [
        isStatement(config) ? { ...config, name: nameOf(config) } : config,
        ...rest,
      ])) as Client["query"];
  };
};

export interface PoolOptions extends PoolConfig {
  /** Whether repeated statements are prepared; true by default. */
  readonly prepare?: boolean;
}

/** Creates a connection pool. Without an `error` listener, a broken idle connection would end the process. */
export const createPool = ({ prepare = true, ...options }: PoolOptions): Pool => {
  const pool = new Pool({ ...options, Client: clientClass(prepare) });
  const inUse = new WeakSet<PoolClient>();
  pool.on("acquire", (client) => inUse.add(client));
  pool.on("release", (_error, client) => inUse.delete(client));
  // The pool only handles errors of idle connections. A connection that breaks while in use fails its
  // query and also emits `error`, which would end the process; and the query builder never releases one on
  // which a transaction failed to begin, which would exhaust the pool.
  pool.on("connect", (client) =>
    client.on("error", () => {
      if (!inUse.has(client)) return;
      client.release(true);
      client.release = () => undefined;
    }),
  );
  return pool;
};
