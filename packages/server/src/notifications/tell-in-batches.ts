/** What came of one batch. */
export interface Batch {
  /** Rows that it took, told or not. */
  readonly taken: number;
  readonly told: number;
}

/**
 * Takes batches, each a transaction of its own so that writes of shoppers wait for no longer, until one isn't full.
 * @returns how many were told
 */
export const tellInBatches = async (size: number, tellBatch: () => Promise<Batch>): Promise<number> => {
  for (let all = 0; ;) {
    const { taken, told } = await tellBatch();
    all += told;
    if (taken < size) return all;
  }
};
