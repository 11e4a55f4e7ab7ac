/** Result of one batch. */
export interface Batch {
  /** Processed rows, whether they caused a notice or not. */
  readonly taken: number;
  readonly told: number;
}

/**
 * Processes batches, each in its own transaction to limit lock time, until one isn't full.
 * @returns the number of notified rows
 */
export const notifyInBatches = async (size: number, tellBatch: () => Promise<Batch>): Promise<number> => {
  for (let all = 0; ;) {
    const { taken, told } = await tellBatch();
    all += told;
    if (taken < size) return all;
  }
};
