/** Texts of `StatCard`. */
export interface StatCardTexts {
  /** Read before a change upward, which an arrow shows. */
  up: string;
  /** Read before a change downward, which an arrow shows. */
  down: string;
}

/** Default without a locale. */
export const english: StatCardTexts = { up: "Up", down: "Down" };
