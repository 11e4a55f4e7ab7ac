import { eq } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import { productImport } from "../../database/schema/imports.ts";

/** Milliseconds between two updates of the progress. */
const progressMs = 1000;

interface TaskProgress extends AsyncDisposable {
  /** @param share done so far, from 0 to 1 */
  readonly report: (share: number) => void;
}

/** Writes the progress of a task at most once per second, which also shows that its process is alive. */
export const progressOf = ({ db, clock }: Pick<AppContext, "db" | "clock">, id: number): TaskProgress => {
  let writtenAt = -Infinity;
  let writing: Promise<unknown> | undefined;
  return {
    report: (share) => {
      if (writing || performance.now() - writtenAt < progressMs) return;
      writtenAt = performance.now();
      const percent = Math.min(99, Math.floor(share * 100));
      writing = db
        .update(productImport)
        .set({ percent, seenAt: clock.now() })
        .where(eq(productImport.id, id))
        // The next update repeats a failed one.
        .catch(() => undefined)
        .finally(() => {
          writing = undefined;
        });
    },
    // After the end of the task, an update would claim the next one for a process that doesn't work on it.
    [Symbol.asyncDispose]: async () => {
      await writing;
    },
  };
};
