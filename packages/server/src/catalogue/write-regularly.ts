import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";

const everyMs = 60_000;

/**
 * Writes what a process counts in memory, once a minute and on shutdown. A failure is logged.
 * @param counted for the log, such as "product views"
 */
export const writeRegularly = (
  app: FastifyInstance,
  { log }: Pick<AppContext, "log">,
  counted: string,
  write: () => Promise<void>,
): void => {
  const tryWrite = (): Promise<void> =>
    write().catch((error: unknown) => log.warn({ err: error }, `could not write ${counted}`));
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onReady", () => {
    timer = setInterval(() => void tryWrite(), everyMs).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await tryWrite();
  });
};
