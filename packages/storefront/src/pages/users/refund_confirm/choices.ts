import type { BodyOf, applyRefund } from "@carmine/api/contract";
import type { RefundForm } from "@carmine/api/hooks";
import { sumMoney } from "@carmine/i18n";

/** Units by line; 0 for lines that aren't returned. */
export type Counts = Readonly<Record<number, number>>;

export interface RefundValues {
  readonly counts: Counts;
  readonly withReturn: boolean;
  readonly reason: string;
  readonly remark: string;
}

/** The line of a form with a single line is preselected; with several the shopper selects. */
export const firstCounts = ({ items }: RefundForm): Counts =>
  Object.fromEntries(items.map(({ lineId, amounts }) => [lineId, items.length === 1 ? amounts.length : 0]));

export const unitCountOf = (counts: Counts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Refund amount of the selected units, as the server computed it for each quantity. */
export const amountOf = ({ items }: RefundForm, counts: Counts, digits: number): string =>
  sumMoney(
    items.flatMap(({ lineId, amounts }) => {
      const price = amounts[(counts[lineId] ?? 0) - 1];
      return price === undefined ? [] : [{ price, count: 1 }];
    }),
    digits,
  );

/** Fields of the request by the form value that they validate. */
export const fieldNames = { lines: "counts", text: "reason", refund_reason_wap_explain: "remark" } as const;

export const bodyOf = (
  orderNo: string,
  { counts, withReturn, reason, remark }: RefundValues,
  pictures: readonly string[],
): BodyOf<typeof applyRefund> => ({
  orderNo,
  text: reason,
  refund_reason_wap_explain: remark,
  refund_reason_wap_img: pictures.join(","),
  lines: Object.entries(counts).flatMap(([lineId, num]) =>
    num > 0 ? [{ orderInfoId: Number(lineId), num }] : [],
  ),
  afterSalesType: withReturn ? 2 : 1,
});
