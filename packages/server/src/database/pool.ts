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

interface Statement {
  text: string;
  name?: string | undefined;
}

const isStatement = (config: unknown): config is Statement =>
  typeof config === "object" && config !== null && "text" in config && !("submit" in config);

/**
 * A client that prepares repeated statements, so that PostgreSQL parses each once per connection. Parsing is
 * half of the work of a short one. Transparent to callers.
 */
const preparingClient = (): typeof Client => {
  const nameOf = statementNames();
  return class extends Client {
    readonly #send: (...given: unknown[]) => unknown = super.query.bind(this);

    override query = ((config: unknown, ...rest: unknown[]) =>
      this.#send(
        isStatement(config) && config.name === undefined ? { ...config, name: nameOf(config.text) } : config,
        ...rest,
      )) as Client["query"];
  };
};

/** Creates a connection pool. Without an `error` listener, a broken idle connection would end the process. */
export const createPool = (options: PoolConfig): Pool => {
  const pool = new Pool({ ...options, Client: preparingClient() });
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
