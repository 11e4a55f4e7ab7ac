import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { MediaFormat } from "@carmine/api/contract";
import type { PictureSource } from "./picture-source.ts";

export interface RenderJob {
  source: PictureSource;
  /** Px. */
  width: number;
  format: MediaFormat;
}

/** Message to the process and back; responses arrive in any order. */
export type RenderRequest = RenderJob & { id: number };
export type RenderAnswer = { id: number } & ({ bytes: Uint8Array } | { failure: string });

interface Pending {
  resolve: (bytes: Buffer) => void;
  reject: (error: Error) => void;
}

/** Milliseconds without tasks after which the process exits. */
const idleMs = 20_000;
/** Lower priority than page requests, on the scale from -20 (most urgent) to 19. */
const priority = 10;

const program = fileURLToPath(new URL("./render-worker.ts", import.meta.url));

/**
 * A child process that encodes pictures, so that encoding neither delays pages nor holds memory in the
 * server: an encoder's hundreds of megabytes are only released when its process exits. It starts with the
 * first picture, exits when idle, and encodes as many pictures concurrently as it has threads.
 */
export class RenderProcess {
  readonly #threads: number;
  readonly #pending = new Map<number, Pending>();
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(threads: number) {
    this.#threads = threads;
  }

  /** @throws Error if the picture can't be encoded or the process exits */
  async run(job: RenderJob): Promise<Buffer> {
    clearTimeout(this.#idle);
    const child = (this.#child ??= this.#start());
    const id = (this.#lastId += 1);
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    this.#pending.set(id, { resolve, reject });
    child.send({ ...job, id } satisfies RenderRequest, (error) => error && reject(error));
    try {
      return await promise;
    } finally {
      this.#pending.delete(id);
      if (this.#pending.size === 0) {
        this.#idle = setTimeout(() => void this.close(), idleMs);
        this.#idle.unref();
      }
    }
  }

  #start(): ChildProcess {
    const child = fork(program, {
      execArgv: [],
      // Transfers buffers as binary data instead of JSON.
      serialization: "advanced",
      env: { ...process.env, UV_THREADPOOL_SIZE: String(this.#threads) },
    });
    child.unref();
    child.channel?.unref();
    child.on("message", (answer: RenderAnswer) => {
      const waiting = this.#pending.get(answer.id);
      if ("failure" in answer) waiting?.reject(new Error(answer.failure));
      else waiting?.resolve(Buffer.from(answer.bytes));
    });
    child.once("error", (error) => this.#giveUp(child, error)).once("exit", () => this.#giveUp(child));
    if (child.pid !== undefined) setPriority(child.pid, priority);
    return child;
  }

  /** Rejects all pending tasks; the next picture starts another process. */
  #giveUp(child: ChildProcess, error = new Error("The picture process exited.")): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    for (const { reject } of this.#pending.values()) reject(error);
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const child = this.#child;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    // Detaches the process before it exits, so that new pictures don't wait for it.
    this.#giveUp(child);
    const ended = once(child, "exit");
    child.ref();
    child.kill();
    await ended;
  }
}
