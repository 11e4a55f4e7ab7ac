export interface QuantityQueueOptions {
  /** Tells the server the pieces of a line; rejects where it refuses. */
  readonly send: (id: number, quantity: number) => Promise<void>;
  /** The server has settled this number: it replaces what was known before. */
  readonly onSettled: (id: number, quantity: number) => void;
  /** ms that a number must stand before it is sent. */
  readonly waitMs?: number;
}

interface Line {
  wanted: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  sending: Promise<void> | undefined;
}

/**
 * Numbers of pieces that the shopper set and the server has not settled yet. Each line has at most one call under
 * way, and the last number wins, so answers can't overtake each other. A refused number is given up: what the server
 * settled before shows again.
 */
export interface QuantityQueue {
  readonly set: (id: number, quantity: number) => void;
  /** Forgets a line, for instance because it was deleted. */
  readonly drop: (id: number) => void;
  /** Sends at once what waits, and resolves when nothing is under way any more. */
  readonly flush: () => Promise<void>;
  /** Wanted numbers by line; another object whenever something changes. */
  readonly pending: () => ReadonlyMap<number, number>;
  readonly subscribe: (tell: () => void) => () => void;
}

export const createQuantityQueue = ({
  send,
  onSettled,
  waitMs = 350,
}: QuantityQueueOptions): QuantityQueue => {
  const lines = new Map<number, Line>();
  const listeners = new Set<() => void>();
  let pending: ReadonlyMap<number, number> = new Map();

  const tell = (): void => {
    pending = new Map([...lines].map(([id, { wanted }]) => [id, wanted]));
    for (const listener of listeners) listener();
  };

  const run = async (id: number, line: Line): Promise<void> => {
    // Whatever was set while a call was under way is sent after it.
    for (let sent: number | undefined; sent !== line.wanted && lines.get(id) === line;) {
      sent = line.wanted;
      try {
        await send(id, sent);
        if (lines.get(id) === line) onSettled(id, sent);
      } catch {
        if (line.wanted === sent) break;
      }
    }
    line.sending = undefined;
    if (lines.get(id) === line && line.timer === undefined) {
      lines.delete(id);
      tell();
    }
  };

  const start = (id: number, line: Line): void => {
    clearTimeout(line.timer);
    line.timer = undefined;
    line.sending ??= run(id, line);
  };

  return {
    set: (id, quantity) => {
      const line = lines.get(id) ?? { wanted: quantity, timer: undefined, sending: undefined };
      lines.set(id, line);
      line.wanted = quantity;
      clearTimeout(line.timer);
      line.timer = setTimeout(() => start(id, line), waitMs);
      tell();
    },
    drop: (id) => {
      clearTimeout(lines.get(id)?.timer);
      if (lines.delete(id)) tell();
    },
    flush: async () => {
      while (lines.size > 0) {
        for (const [id, line] of lines) start(id, line);
        await Promise.all([...lines.values()].map(async ({ sending }) => sending));
      }
    },
    pending: () => pending,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
