import type { FastifyBaseLogger } from "fastify";
import { isDatabaseUnavailable, isDiskFull } from "../database/errors.ts";

/** Whether the database is unavailable, so that other rows would fail as well. */
export const isOutage = (error: unknown): boolean => isDatabaseUnavailable(error) || isDiskFull(error);

/**
 * Processes the rows of a job one after the other. A failing row is logged and skipped, because it would
 * otherwise block the rows after it in each run.
 * @param keyOf identifies a row in the log, without personal data
 * @returns the number of failures
 * @throws any error while the database is unavailable or its disk is full
 */
export const eachRow = async <Row>(
  log: Pick<FastifyBaseLogger, "error">,
  job: string,
  rows: Iterable<Row>,
  keyOf: (row: Row) => string | number,
  work: (row: Row) => Promise<unknown>,
): Promise<number> => {
  let failed = 0;
  for (const row of rows) {
    try {
      await work(row);
    } catch (error) {
      if (isOutage(error)) throw error;
      failed += 1;
      log.error({ err: error, job, row: keyOf(row) }, "a row of a job failed");
    }
  }
  return failed;
};
