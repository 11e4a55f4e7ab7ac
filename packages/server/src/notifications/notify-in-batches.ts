/** Result of one batch. */
export interface Batch {
  /** Processed rows, whether they caused a notice or not. */
  readonly processedCount: number;
  readonly notifiedCount: number;
}

/**
 * Processes batches, each in its own transaction to limit lock time, until one isn't full.
 * @returns the number of notified rows
 */
export const notifyInBatches = async (size: number, notifyBatch: () => Promise<Batch>): Promise<number> => {
  for (let all = 0; ;) {
    const { processedCount, notifiedCount } = await notifyBatch();
    all += notifiedCount;
    if (processedCount < size) return all;
  }
};
