import { Worker } from "node:worker_threads";
import type { MediaFormat } from "@carmine/api/contract";
import type { PictureSource } from "./picture-source.ts";

export interface RenderJob {
  source: PictureSource;
  /** Px. */
  width: number;
  format: MediaFormat;
}

export type RenderResult = { bytes: Uint8Array } | { failure: string };

/** Milliseconds without work after which the thread ends and gives its memory back. */
const idleMs = 20_000;

/**
 * A thread that makes pictures, so that drawing never holds up a page. It starts with the first picture and ends when
 * nobody wants one for a while. Takes one job at a time.
 */
export class RenderThread {
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  /** @throws Error when the picture can't be made or the thread ended */
  async run(job: RenderJob): Promise<Buffer> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        const ended = () => reject(new Error("The thread that makes pictures ended."));
        worker.once("message", (result: RenderResult) => {
          worker.off("error", reject).off("exit", ended);
          if ("failure" in result) reject(new Error(result.failure));
          else resolve(Buffer.from(result.bytes));
        });
        worker.once("error", reject).once("exit", ended);
        worker.postMessage(job);
      });
    } finally {
      this.#idle = setTimeout(() => void this.close(), idleMs);
      this.#idle.unref();
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL("./render-worker.ts", import.meta.url));
    worker.unref();
    worker.once("exit", () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}
