import type { FastifyBaseLogger } from "fastify";
import { isDatabaseAway, isDiskFull } from "../database/errors.ts";

/** Whether the database takes nothing at present, so that no other row has a better chance. */
export const isOutage = (error: unknown): boolean => isDatabaseAway(error) || isDiskFull(error);

/**
 * Does a job's work for one row after the other. One that fails is logged, and those behind it have their turn: it is
 * the oldest, and would hold them up in each round.
 * @param keyOf names a row in the log, where nothing of a person belongs
 * @returns how many failed
 * @throws whatever happens while the database is away or full
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
