import type { RefundForm } from "@carmine/api/hooks";
import { tabDraft, textsOf, type TabDraft } from "../../../features/forms/tab-draft.ts";
import { firstCounts, type Counts, type RefundValues } from "./choices.ts";

/** Input of an order's refund form. */
export interface RefundDraft extends RefundValues {
  /** URLs of uploaded pictures. */
  readonly pictures: readonly string[];
}

const countsOf = (value: unknown): Counts =>
  typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, count]) => Number.isInteger(count) && count >= 0))
    : {};

export const refundDraft = (orderNo: string): TabDraft<RefundDraft> =>
  tabDraft(`refund:${orderNo}`, ({ counts, withReturn, reason, remark, pictures }) =>
    typeof reason === "string" && typeof remark === "string"
      ? {
          counts: countsOf(counts),
          withReturn: withReturn === true,
          reason,
          remark,
          pictures: textsOf(pictures),
        }
      : null,
  );

/** Initial values of the form: the draft, limited to what the order can still refund. */
export const startOf = (
  form: RefundForm,
  reasons: readonly string[],
  draft: RefundDraft | null,
): RefundValues =>
  draft === null
    ? { counts: firstCounts(form), withReturn: form.canReturn, reason: "", remark: "" }
    : {
        counts: Object.fromEntries(
          form.items.map(({ lineId, amounts }) => [
            lineId,
            Math.min(draft.counts[lineId] ?? 0, amounts.length),
          ]),
        ),
        withReturn: form.canReturn && draft.withReturn,
        // Reasons are stored as texts, and the page may be in another language now.
        reason: reasons.includes(draft.reason) ? draft.reason : "",
        remark: draft.remark,
      };
