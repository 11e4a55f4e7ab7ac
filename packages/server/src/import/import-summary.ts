/** Result of an import. */
export interface ImportSummary {
  /** Null if no product was accepted; then no shop is created either. */
  merchantId: number | null;
  merchantCreated: boolean;
  rows: number;
  created: number;
  updated: number;
  /** Products that the file doesn't change. */
  unchanged: number;
  /** Refused products. */
  refused: number;
  /** Variants that keep the shop's stock although the file has another figure. */
  stockKept: number;
  pictures: number;
  /** Pictures whose source is unavailable; the copy from an earlier import is used. */
  picturesKept: number;
  picturesMissing: number;
}

export const newSummary = (): ImportSummary => ({
  merchantId: null,
  merchantCreated: false,
  rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  stockKept: 0,
  pictures: 0,
  picturesKept: 0,
  picturesMissing: 0,
});
