import { describe, expect, it } from "vitest";
import { FairQueue, QueueFull } from "./fair-queue.ts";

/** A queue whose work is finished by hand. */
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
  /** Finishes so many pieces of work, one after the other. */
  const work = async (times: number) => {
    for (let done = 0; done < times; done += 1) {
      finish.get(begun.at(-1) ?? "")?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { queue, ask, begun, work };
};

describe("FairQueue", () => {
  it("takes turns between clients, whoever has asked for more", async () => {
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

  it("makes a thing once for all who ask, at the first turn of any of them", async () => {
    const { ask, begun, work } = workshop();
    for (const at of [1, 2, 3, 4]) void ask(`${at}`, "greedy");
    const mine = ask("4", "polite");
    await work(5);
    expect((await mine).toString()).toBe("4");
    expect(begun).toEqual(["1", "2", "4", "3"]);
  });

  it("joins work that has begun, and makes it anew once it is done", async () => {
    const { ask, begun, work } = workshop();
    const both = [ask("a", "one"), ask("a", "two")];
    expect(begun).toEqual(["a"]);
    await work(1);
    expect((await Promise.all(both)).map(String)).toEqual(["a", "a"]);
    void ask("a", "two");
    expect(begun).toEqual(["a", "a"]);
  });

  it("uses all workers, and does work ahead of time when nobody waits", async () => {
    const { ask, begun, work } = workshop({ workers: 2 });
    void ask("a", "one");
    void ask("b", "one");
    void ask("ahead", null);
    void ask("c", "one");
    expect(begun).toEqual(["a", "b"]);
    await work(2);
    expect(begun).toEqual(["a", "b", "c", "ahead"]);
  });

  it("refuses what a client asks for beyond its bound, with the seconds to wait", async () => {
    const { ask } = workshop({ maxPerClient: 2 });
    for (const at of [1, 2, 3]) void ask(`${at}`, "greedy");
    await expect(ask("4", "greedy")).rejects.toMatchObject({ name: "QueueFull", retryAfterSeconds: 1 });
    void ask("5", "polite");
  });

  it("tells a longer wait to who comes behind more work", async () => {
    const { ask } = workshop({ maxPerClient: 31 });
    for (let at = 0; at <= 31; at += 1) void ask(`${at}`, "greedy");
    await expect(ask("one more", "greedy")).rejects.toMatchObject({ retryAfterSeconds: 4 });
  });

  it("makes room for who has little waiting at the cost of who has most", async () => {
    const { ask, begun, work } = workshop({ maxWaiting: 4 });
    const greedy = [1, 2, 3, 4, 5].map((at) => ask(`${at}`, "greedy"));
    void ask("mine", "polite");
    await expect(greedy[4]).rejects.toThrow(QueueFull);
    await work(5);
    expect(begun).toEqual(["1", "2", "mine", "3", "4"]);
  });

  it("refuses who comes last where nobody has more waiting", async () => {
    const { ask, begun, work } = workshop({ maxWaiting: 2 });
    void ask("1", "one");
    const waiting = [ask("2", "one"), ask("3", "two")];
    await expect(ask("4", "one")).rejects.toThrow(QueueFull);
    await expect(ask("5", "three")).rejects.toThrow(QueueFull);
    await work(3);
    expect((await Promise.all(waiting)).map(String)).toEqual(["2", "3"]);
    expect(begun).toEqual(["1", "2", "3"]);
  });

  it("still makes once what others wait for, when it makes room", async () => {
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

  it("refuses what hasn't begun when it is closed", async () => {
    const { queue, ask, work } = workshop();
    const [first, second] = [ask("1", "one"), ask("2", "one")];
    queue.close();
    await work(1);
    expect((await first).toString()).toBe("1");
    await expect(second).rejects.toThrow(/stopping/);
  });
});
