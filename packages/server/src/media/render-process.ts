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

export type RenderResult = { bytes: Uint8Array } | { failure: string };

/** Milliseconds without work after which the process ends. */
const idleMs = 20_000;
/** Pages go before pictures: the system's own scale, from -20 (most urgent) to 19. */
const priority = 10;

const program = fileURLToPath(new URL("./render-worker.ts", import.meta.url));

/**
 * A process that makes pictures, so that drawing neither holds up a page nor leaves its memory with the shop: an
 * encoder's hundreds of megabytes go back only when their process ends. It starts with the first picture and ends
 * when nobody wants one for a while. Takes one job at a time.
 */
export class RenderProcess {
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  /** @throws Error when the picture can't be made or the process ended */
  async run(job: RenderJob): Promise<Buffer> {
    clearTimeout(this.#idle);
    const child = (this.#child ??= this.#start());
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        const ended = () => reject(new Error("The process that makes pictures ended."));
        child.once("message", (result: RenderResult) => {
          child.off("error", reject).off("exit", ended);
          if ("failure" in result) reject(new Error(result.failure));
          else resolve(Buffer.from(result.bytes));
        });
        child.once("error", reject).once("exit", ended);
        child.send(job);
      });
    } finally {
      this.#idle = setTimeout(() => void this.close(), idleMs);
      this.#idle.unref();
    }
  }

  #start(): ChildProcess {
    // Bytes travel as bytes, not as JSON.
    const child = fork(program, { execArgv: [], serialization: "advanced" });
    child.unref();
    child.channel?.unref();
    child.once("exit", () => {
      if (this.#child === child) this.#child = undefined;
    });
    if (child.pid !== undefined) setPriority(child.pid, priority);
    return child;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const child = this.#child;
    this.#child = undefined;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.ref();
    child.kill();
    await ended;
  }
}
