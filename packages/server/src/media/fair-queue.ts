/** A pending request for a task; several can wait for the same task. */
interface Claim {
  readonly job: Job;
  readonly refuse: (error: Error) => void;
}

interface Job {
  readonly key: string;
  readonly run: () => Promise<void>;
  readonly done: Promise<Buffer>;
  claims: number;
  hasBegun: boolean;
}

/** The queue is full; the client can retry after some seconds. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("Too many pictures are waiting to be made.");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface FairQueueOptions {
  /** Number of concurrent tasks. */
  workers: number;
  /** Maximum number of waiting tasks, per client and in total. */
  maxPerClient?: number;
  maxWaiting?: number;
}

/**
 * Schedules tasks of clients in turn: a client with a thousand tasks waits behind its own, and delays other
 * clients by at most one task. A key never runs twice concurrently. When the queue is full, a task of the
 * client with the most waiting tasks is refused.
 */
export class FairQueue {
  readonly #options: Required<FairQueueOptions>;
  /** Clients in the order of their turns. */
  readonly #lines = new Map<string, Claim[]>();
  readonly #idle: Claim[] = [];
  readonly #jobs = new Map<string, Job>();
  #waiting = 0;
  #running = 0;
  #closed = false;

  constructor({ workers, maxPerClient = 128, maxWaiting = 2048 }: FairQueueOptions) {
    this.#options = { workers, maxPerClient, maxWaiting };
  }

  /**
   * @param key identifies the task; all requests with the same key share one result
   * @param client the requester; null for prefetching, which runs after all other tasks
   * @throws QueueFull if the client has too many tasks waiting; Error if the queue was closed before the task
   * began
   */
  add(key: string, client: string | null, work: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#jobs.get(key);
    if (known?.hasBegun) return known.done;
    const refusal = client === null ? null : this.#makeRoom(client);
    if (refusal) return Promise.reject(refusal);
    const job = known ?? this.#newJob(key, work);
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    job.done.then(resolve, reject);
    job.claims += 1;
    const claim = { job, refuse: reject };
    if (client === null) this.#idle.push(claim);
    else {
      const line = this.#lines.get(client);
      if (line) line.push(claim);
      else this.#lines.set(client, [claim]);
      this.#waiting += 1;
    }
    this.#start();
    return promise;
  }

  #newJob(key: string, work: () => Promise<Buffer>): Job {
    const { promise: done, resolve, reject } = Promise.withResolvers<Buffer>();
    const run = async () => {
      try {
        if (this.#closed) throw new Error("The picture queue is closed because the server is stopping.");
        resolve(await work());
      } catch (error) {
        reject(error);
      } finally {
        this.#jobs.delete(key);
      }
    };
    const job = { key, run, done, claims: 0, hasBegun: false };
    this.#jobs.set(key, job);
    return job;
  }

  /** @returns an error if this client has to wait, null if its task fits in */
  #makeRoom(client: string): QueueFull | null {
    const own = this.#lines.get(client)?.length ?? 0;
    const { maxPerClient, maxWaiting } = this.#options;
    if (own >= maxPerClient) return this.#full();
    if (this.#waiting < maxWaiting) return null;
    const [longest] = [...this.#lines.values()].toSorted((one, other) => other.length - one.length);
    if (longest === undefined || longest.length <= own + 1) return this.#full();
    const dropped = longest.pop();
    if (!dropped) return null;
    this.#waiting -= 1;
    dropped.job.claims -= 1;
    if (dropped.job.claims === 0) this.#jobs.delete(dropped.job.key);
    dropped.refuse(this.#full());
    return null;
  }

  /** A worker completes some pictures per second; the reported wait is limited to half a minute. */
  #full(): QueueFull {
    return new QueueFull(Math.min(30, Math.max(1, Math.ceil(this.#waiting / (this.#options.workers * 10)))));
  }

  #start(): void {
    while (this.#running < this.#options.workers) {
      const job = this.#next();
      if (!job) return;
      job.hasBegun = true;
      this.#running += 1;
      void job.run().then(() => {
        this.#running -= 1;
        this.#start();
      });
    }
  }

  #next(): Job | undefined {
    for (const [client, line] of this.#lines) {
      // Moves the client to the end of the order.
      this.#lines.delete(client);
      const claim = line.shift();
      if (line.length > 0) this.#lines.set(client, line);
      if (!claim) continue;
      this.#waiting -= 1;
      if (!claim.job.hasBegun) return claim.job;
    }
    for (let claim = this.#idle.shift(); claim; claim = this.#idle.shift())
      if (!claim.job.hasBegun) return claim.job;
    return undefined;
  }

  /** Rejects tasks that haven't started. */
  close(): void {
    this.#closed = true;
  }
}
