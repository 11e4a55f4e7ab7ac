import { LRUCache } from "lru-cache";
import { Client, Pool, type PoolClient, type PoolConfig } from "pg";

/** Different texts that stay prepared at most: every connection holds each of them in memory. */
const maxPrepared = 400;
/** A text used once belongs to an import or a script; only a text used repeatedly is prepared. */
const namedFrom = 3;

/**
 * A statement that begins with this comment is planned for its values each time it runs. Of one that stays prepared,
 * PostgreSQL keeps a plan for whatever values once that looks cheap enough, and it knows nothing of the words of a search.
 */
export const forItsValues = "/* planned for its values */ ";

/** Names the texts that come again; undefined for one that doesn't (yet). */
const statementNames = (): ((text: string) => string | undefined) => {
  const names = new Map<string, string>();
  const seen = new LRUCache<string, number>({ max: 1000 });
  return (text) => {
    if (text.startsWith(forItsValues)) return undefined;
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
 * Connections on which statements that come again and again stay prepared, so that PostgreSQL parses each once per
 * connection, which is half of the work of a short one. Callers don't need to know about it.
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

/** Connections to PostgreSQL. Without a listener for `error`, an idle connection that breaks ends the process. */
export const createPool = (options: PoolConfig): Pool => {
  const pool = new Pool({ ...options, Client: preparingClient() });
  const inUse = new WeakSet<PoolClient>();
  pool.on("acquire", (client) => inUse.add(client));
  pool.on("release", (_error, client) => inUse.delete(client));
  // The pool listens to idle connections only. One that breaks while it is in use fails its query and also emits `error`,
  // which would end the process; and the query builder never gives back one on which a transaction could not begin,
  // so that the pool would run dry and never end.
  pool.on("connect", (client) =>
    client.on("error", () => {
      if (!inUse.has(client)) return;
      client.release(true);
      client.release = () => undefined;
    }),
  );
  return pool;
};
