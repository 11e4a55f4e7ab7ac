import { eq } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import { productImport } from "../../database/schema/imports.ts";

/** Milliseconds between two updates of the progress. */
const progressMs = 1000;

/** Writes the progress of a task at most once per second, which also shows that its process is alive. */
export const progressOf = ({ db, clock }: AppContext, id: number) => {
  let writtenAt = -Infinity;
  return (share: number): void => {
    if (performance.now() - writtenAt < progressMs) return;
    writtenAt = performance.now();
    const percent = Math.min(99, Math.floor(share * 100));
    // The next update repeats a failed one.
    db.update(productImport)
      .set({ percent, seenAt: clock.now() })
      .where(eq(productImport.id, id))
      .catch(() => undefined);
  };
};
