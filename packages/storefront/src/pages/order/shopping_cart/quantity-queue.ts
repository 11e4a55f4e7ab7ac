export interface QuantityQueueOptions {
  /** Sends the quantity of a row; rejects if the server refuses it. */
  readonly send: (id: number, quantity: number) => Promise<void>;
  /** Called when the server has confirmed a quantity. */
  readonly onSettled: (id: number, quantity: number) => void;
  /** Debounce in ms. */
  readonly waitMs?: number;
}

interface Line {
  wanted: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  sending: Promise<void> | undefined;
}

/**
 * Quantities that the shopper set and the server hasn't confirmed. Each row has at most one pending call and the last
 * quantity wins, so responses can't arrive out of order. A rejected quantity is discarded, and the confirmed one
 * shows again.
 */
export interface QuantityQueue {
  readonly set: (id: number, quantity: number) => void;
  /** Removes a row, for example because it was deleted. */
  readonly drop: (id: number) => void;
  /** Sends all waiting quantities immediately; resolves when no call is pending. */
  readonly flush: () => Promise<void>;
  /** Unconfirmed quantities by row; a new object on each change. */
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
    // A quantity that was set during a call is sent after it.
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
