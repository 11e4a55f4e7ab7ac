import { describe, expect, it } from "vitest";
import { FairQueue, QueueFull } from "./fair-queue.ts";

/** A queue whose tasks the test completes manually. */
const workshop = (options: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) => {
  const queue = new FairQueue({ workers: 1, ...options });
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const ask = (key: string, client: string | null) => {
    const promise = queue.add(key, client, () => {
      begun.push(key);
      return new Promise<Buffer>((resolve) => {
        finish.set(key, () => resolve(Buffer.from(key)));
      });
    });
    promise.catch(() => undefined);
    return promise;
  };
  /** Completes so many tasks, one after the other. */
  const work = async (times: number) => {
    for (let done = 0; done < times; done += 1) {
      finish.get(begun.at(-1) ?? "")?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { queue, ask, begun, work };
};

describe("FairQueue", () => {
  it("alternates between clients, regardless of how many tasks each has", async () => {
    const { ask, begun, work } = workshop();
    for (const at of [1, 2, 3, 4, 5]) void ask(`greedy ${at}`, "greedy");
    void ask("polite 1", "polite");
    void ask("polite 2", "polite");
    await work(6);
    expect(begun).toEqual([
      "greedy 1",
      "greedy 2",
      "polite 1",
      "greedy 3",
      "polite 2",
      "greedy 4",
      "greedy 5",
    ]);
  });

  it("runs a task once for all requests, at the first turn of any of them", async () => {
    const { ask, begun, work } = workshop();
    for (const at of [1, 2, 3, 4]) void ask(`${at}`, "greedy");
    const mine = ask("4", "polite");
    await work(5);
    expect((await mine).toString()).toBe("4");
    expect(begun).toEqual(["1", "2", "4", "3"]);
  });

  it("joins a running task, and runs it again after it has finished", async () => {
    const { ask, begun, work } = workshop();
    const both = [ask("a", "one"), ask("a", "two")];
    expect(begun).toEqual(["a"]);
    await work(1);
    expect((await Promise.all(both)).map(String)).toEqual(["a", "a"]);
    void ask("a", "two");
    expect(begun).toEqual(["a", "a"]);
  });

  it("uses all workers, and runs prefetch tasks only when no client waits", async () => {
    const { ask, begun, work } = workshop({ workers: 2 });
    void ask("a", "one");
    void ask("b", "one");
    void ask("ahead", null);
    void ask("c", "one");
    expect(begun).toEqual(["a", "b"]);
    await work(2);
    expect(begun).toEqual(["a", "b", "c", "ahead"]);
  });

  it("refuses tasks beyond a client's limit, with the seconds to wait", async () => {
    const { ask } = workshop({ maxPerClient: 2 });
    for (const at of [1, 2, 3]) void ask(`${at}`, "greedy");
    await expect(ask("4", "greedy")).rejects.toMatchObject({ name: "QueueFull", retryAfterSeconds: 1 });
    void ask("5", "polite");
  });

  it("reports a longer wait for requests behind more tasks", async () => {
    const { ask } = workshop({ maxPerClient: 31 });
    for (let at = 0; at <= 31; at += 1) void ask(`${at}`, "greedy");
    await expect(ask("one more", "greedy")).rejects.toMatchObject({ retryAfterSeconds: 4 });
  });

  it("frees a place for a client with few tasks by refusing one of the busiest client", async () => {
    const { ask, begun, work } = workshop({ maxWaiting: 4 });
    const greedy = [1, 2, 3, 4, 5].map((at) => ask(`${at}`, "greedy"));
    void ask("mine", "polite");
    await expect(greedy[4]).rejects.toThrow(QueueFull);
    await work(5);
    expect(begun).toEqual(["1", "2", "mine", "3", "4"]);
  });

  it("refuses the newest request if no client has more waiting", async () => {
    const { ask, begun, work } = workshop({ maxWaiting: 2 });
    void ask("1", "one");
    const waiting = [ask("2", "one"), ask("3", "two")];
    await expect(ask("4", "one")).rejects.toThrow(QueueFull);
    await expect(ask("5", "three")).rejects.toThrow(QueueFull);
    await work(3);
    expect((await Promise.all(waiting)).map(String)).toEqual(["2", "3"]);
    expect(begun).toEqual(["1", "2", "3"]);
  });

  it("still runs a refused client's task that others wait for", async () => {
    const { ask, begun, work } = workshop({ maxWaiting: 3 });
    void ask("1", "one");
    const kept = ask("shared", "two");
    void ask("2", "greedy");
    const dropped = ask("shared", "greedy");
    void ask("3", "three");
    await expect(dropped).rejects.toThrow(QueueFull);
    await work(1);
    void ask("shared", "one");
    await work(4);
    expect(String(await kept)).toBe("shared");
    expect(begun).toEqual(["1", "shared", "2", "3"]);
  });

  it("refuses waiting tasks when it is closed", async () => {
    const { queue, ask, work } = workshop();
    const [first, second] = [ask("1", "one"), ask("2", "one")];
    queue.close();
    await work(1);
    expect((await first).toString()).toBe("1");
    await expect(second).rejects.toThrow(/stopping/);
  });
});
