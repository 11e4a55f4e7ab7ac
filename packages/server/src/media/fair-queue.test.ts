import { describe, expect, it } from "vitest";
import { FairQueue, QueueFull } from "./fair-queue.ts";

/** A queue whose tasks the test completes manually. */
const createQueue = (options: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) => {
  const queue = new FairQueue({ workers: 1, ...options });
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const enqueue = (key: string, client: string | null) => {
    const promise = queue.add(key, client, () => {
      started.push(key);
      return new Promise<Buffer>((resolve) => {
        finish.set(key, () => resolve(Buffer.from(key)));
      });
    });
    promise.catch(() => undefined);
    return promise;
  };
  /** Completes so many tasks, one after the other. */
  const finishTasks = async (times: number) => {
    for (let done = 0; done < times; done += 1) {
      finish.get(started.at(-1) ?? "")?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { queue, enqueue, started, finishTasks };
};

describe("FairQueue", () => {
  it("alternates between clients, regardless of how many tasks each has", async () => {
    const { enqueue, started, finishTasks } = createQueue();
    for (const at of [1, 2, 3, 4, 5]) void enqueue(`greedy ${at}`, "greedy");
    void enqueue("polite 1", "polite");
    void enqueue("polite 2", "polite");
    await finishTasks(6);
    expect(started).toEqual([
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
    const { enqueue, started, finishTasks } = createQueue();
    for (const at of [1, 2, 3, 4]) void enqueue(`${at}`, "greedy");
    const mine = enqueue("4", "polite");
    await finishTasks(5);
    expect((await mine).toString()).toBe("4");
    expect(started).toEqual(["1", "2", "4", "3"]);
  });

  it("joins a running task, and runs it again after it has finished", async () => {
    const { enqueue, started, finishTasks } = createQueue();
    const both = [enqueue("a", "one"), enqueue("a", "two")];
    expect(started).toEqual(["a"]);
    await finishTasks(1);
    expect((await Promise.all(both)).map(String)).toEqual(["a", "a"]);
    void enqueue("a", "two");
    expect(started).toEqual(["a", "a"]);
  });

  it("uses all workers, and runs prefetch tasks only when no client waits", async () => {
    const { enqueue, started, finishTasks } = createQueue({ workers: 2 });
    void enqueue("a", "one");
    void enqueue("b", "one");
    void enqueue("ahead", null);
    void enqueue("c", "one");
    expect(started).toEqual(["a", "b"]);
    await finishTasks(2);
    expect(started).toEqual(["a", "b", "c", "ahead"]);
  });

  it("refuses tasks beyond a client's limit, with the seconds to wait", async () => {
    const { enqueue } = createQueue({ maxPerClient: 2 });
    for (const at of [1, 2, 3]) void enqueue(`${at}`, "greedy");
    await expect(enqueue("4", "greedy")).rejects.toMatchObject({ name: "QueueFull", retryAfterSeconds: 1 });
    void enqueue("5", "polite");
  });

  it("reports a longer wait for requests behind more tasks", async () => {
    const { enqueue } = createQueue({ maxPerClient: 31 });
    for (let at = 0; at <= 31; at += 1) void enqueue(`${at}`, "greedy");
    await expect(enqueue("one more", "greedy")).rejects.toMatchObject({ retryAfterSeconds: 4 });
  });

  it("frees a place for a client with few tasks by refusing one of the busiest client", async () => {
    const { enqueue, started, finishTasks } = createQueue({ maxWaiting: 4 });
    const greedy = [1, 2, 3, 4, 5].map((at) => enqueue(`${at}`, "greedy"));
    void enqueue("mine", "polite");
    await expect(greedy[4]).rejects.toThrow(QueueFull);
    await finishTasks(5);
    expect(started).toEqual(["1", "2", "mine", "3", "4"]);
  });

  it("refuses the newest request if no client has more waiting", async () => {
    const { enqueue, started, finishTasks } = createQueue({ maxWaiting: 2 });
    void enqueue("1", "one");
    const waiting = [enqueue("2", "one"), enqueue("3", "two")];
    await expect(enqueue("4", "one")).rejects.toThrow(QueueFull);
    await expect(enqueue("5", "three")).rejects.toThrow(QueueFull);
    await finishTasks(3);
    expect((await Promise.all(waiting)).map(String)).toEqual(["2", "3"]);
    expect(started).toEqual(["1", "2", "3"]);
  });

  it("still runs a refused client's task that others wait for", async () => {
    const { enqueue, started, finishTasks } = createQueue({ maxWaiting: 3 });
    void enqueue("1", "one");
    const shared = enqueue("shared", "two");
    void enqueue("2", "greedy");
    const dropped = enqueue("shared", "greedy");
    void enqueue("3", "three");
    await expect(dropped).rejects.toThrow(QueueFull);
    await finishTasks(1);
    void enqueue("shared", "one");
    await finishTasks(4);
    expect(String(await shared)).toBe("shared");
    expect(started).toEqual(["1", "shared", "2", "3"]);
  });

  it("refuses waiting tasks when it is closed", async () => {
    const { queue, enqueue, finishTasks } = createQueue();
    const [first, second] = [enqueue("1", "one"), enqueue("2", "one")];
    queue.close();
    await finishTasks(1);
    expect((await first).toString()).toBe("1");
    await expect(second).rejects.toThrow(/stopping/);
  });
});
