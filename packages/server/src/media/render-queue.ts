type Task = () => Promise<void>;

/**
 * Runs one piece of work at a time, so that drawing never takes more than one processor from the pages. What a visitor
 * waits for goes before what is done ahead of time; the same key isn't worked on twice at once.
 */
export class RenderQueue {
  readonly #urgent: Task[] = [];
  readonly #idle: Task[] = [];
  readonly #running = new Map<string, Promise<Buffer>>();
  #busy = false;
  #closed = false;

  /**
   * @param key what is made; callers of the same key share one result
   * @throws Error when the queue was closed before the work began
   */
  add(key: string, work: () => Promise<Buffer>, { idle = false } = {}): Promise<Buffer> {
    const running = this.#running.get(key);
    if (running) return running;
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    this.#running.set(key, promise);
    (idle ? this.#idle : this.#urgent).push(async () => {
      try {
        if (this.#closed) throw new Error("Pictures are no longer made: the shop is stopping.");
        resolve(await work());
      } catch (error) {
        reject(error);
      } finally {
        this.#running.delete(key);
      }
    });
    void this.#work();
    return promise;
  }

  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let task = this.#next(); task; task = this.#next()) await task();
    this.#busy = false;
  }

  #next(): Task | undefined {
    return this.#urgent.shift() ?? this.#idle.shift();
  }

  /** Refuses what hasn't begun. */
  close(): void {
    this.#closed = true;
  }
}
