/** What an import did. */
export interface ImportSummary {
  /** Null where nothing was taken: then no shop is made either. */
  merchantId: number | null;
  merchantCreated: boolean;
  rows: number;
  created: number;
  updated: number;
  /** Products of which nothing was taken. */
  refused: number;
  /** Variants that keep the shop's stock although the file has another figure. */
  stockKept: number;
  pictures: number;
  /** Pictures whose source is gone; they stay as an earlier import brought them. */
  picturesKept: number;
  picturesMissing: number;
}

export const newSummary = (): ImportSummary => ({
  merchantId: null,
  merchantCreated: false,
  rows: 0,
  created: 0,
  updated: 0,
  refused: 0,
  stockKept: 0,
  pictures: 0,
  picturesKept: 0,
  picturesMissing: 0,
});
