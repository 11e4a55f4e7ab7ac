import type {
  PointEntry as WireEntry,
  PointMonth as WireMonth,
  PointSums as WireSums,
} from "../contract/promotion.ts";

/** Terms of points. Amounts are decimal text. */
export interface PointTerms {
  /** Points per currency unit spent on products. */
  readonly perUnit: string;
  readonly worth: string;
  /** Largest share of the products that points can pay, in percent. */
  readonly maximumPercent: number;
  readonly minimum: number;
  readonly frozenDays: number;
  readonly lifeDays: number;
}

export interface PointBalance {
  /** Usable now. */
  readonly current: number;
  readonly earned: number;
  readonly spent: number;
  readonly frozen: number;
  /** Money paid with points, decimal text; null if the back end doesn't report it. */
  readonly paid: string | null;
  /** Next points to expire; the time is wire time. */
  readonly expiring: { readonly count: number; readonly at: string } | null;
  /** Null if the back end doesn't report them. */
  readonly terms: PointTerms | null;
}

export const pointBalanceOf = (row: WireSums): PointBalance => ({
  current: row.integral,
  earned: row.sumIntegral,
  spent: row.deductionIntegral,
  frozen: row.frozenIntegral,
  paid: row.totalPaid,
  expiring: row.nextExpiry && { count: row.nextExpiry.integral, at: row.nextExpiry.time },
  terms: row.terms,
});

/** A movement of points. */
export interface PointMove {
  readonly id: number;
  readonly title: string;
  /** Negative for a debit. */
  readonly change: number;
  readonly balance: number;
  readonly orderNo: string | null;
  readonly cause: "order" | "refund" | "system";
  readonly isFrozen: boolean;
  /** Wire time. */
  readonly at: string;
}

const frozen = 2;

export const pointMoveOf = (row: WireEntry): PointMove => ({
  id: row.id,
  title: row.title,
  change: row.type === 1 ? row.integral : -row.integral,
  balance: row.balance,
  orderNo: row.linkId || null,
  cause: row.linkType === "sign" ? "system" : row.linkType,
  isFrozen: row.status === frozen,
  at: row.createTime,
});

/** Usable points at the end of a month. */
export interface PointMonth {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly points: number;
}

export const pointMonthsOf = (rows: readonly WireMonth[]): PointMonth[] =>
  rows.map(({ month, integral }) => ({
    year: Number(month.slice(0, 4)),
    month: Number(month.slice(5, 7)),
    points: integral,
  }));
