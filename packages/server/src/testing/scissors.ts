import { Client } from "pg";

/** Breaks the connection after so many writing statements; after a commit its response is lost. */
export const connectionCutter = (() => {
  let left = Number.POSITIVE_INFINITY;
  let isCut = false;
  const send = Client.prototype.query as (this: Client, ...given: unknown[]) => Promise<unknown>;
  const cut = (client: Client): never => {
    isCut = true;
    left = Number.POSITIVE_INFINITY;
    (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
    throw new Error("Connection terminated unexpectedly");
  };
  const query = async function (this: Client, ...given: unknown[]): Promise<unknown> {
    const answered = given.at(-1);
    if (typeof answered === "function") {
      const call = answered as (error: unknown, result?: unknown) => void;
      return query.apply(this, given.slice(0, -1)).then((result) => call(null, result), call);
    }
    const [config] = given as [string | { text: string }];
    const text = typeof config === "string" ? config : config.text;
    if (left === Number.POSITIVE_INFINITY || !/^\s*(insert|update|delete|with|commit)/i.test(text))
      return send.apply(this, given);
    if (left === 0) return cut(this);
    const answer = await send.apply(this, given);
    left -= 1;
    return left === 0 && /^\s*commit/i.test(text) ? cut(this) : answer;
  };
  return {
    install: () => {
      Client.prototype.query = query as typeof Client.prototype.query;
    },
    remove: () => {
      Client.prototype.query = send as typeof Client.prototype.query;
    },
    after: (writes: number) => {
      [left, isCut] = [writes, false];
    },
    /** Whether the connection was broken. */
    rest: (): boolean => {
      left = Number.POSITIVE_INFINITY;
      return isCut;
    },
  };
})();
