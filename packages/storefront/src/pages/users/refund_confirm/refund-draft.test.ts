import type { RefundForm } from "@carmine/api/hooks";
import { expect, test } from "vitest";
import { startOf, type RefundDraft } from "./refund-draft.ts";

const form = {
  orderNo: "SH1",
  canReturn: true,
  items: [
    { lineId: 1, amounts: ["10.00", "20.00"] },
    { lineId: 2, amounts: ["5.00"] },
  ],
} as unknown as RefundForm;
const draft: RefundDraft = {
  counts: { 1: 3, 7: 1 },
  withReturn: false,
  reason: "It’s late",
  remark: "Two weeks",
  pictures: [],
};

test("starts empty without a draft", () => {
  expect(startOf(form, [], null)).toEqual({
    counts: { 1: 0, 2: 0 },
    withReturn: true,
    reason: "",
    remark: "",
  });
});

test("restores a draft as far as the order can still be refunded", () => {
  expect(startOf(form, ["It’s late"], draft)).toEqual({
    counts: { 1: 2, 2: 0 },
    withReturn: false,
    reason: "It’s late",
    remark: "Two weeks",
  });
  expect(startOf({ ...form, canReturn: false }, ["มาช้า"], { ...draft, withReturn: true })).toMatchObject({
    withReturn: false,
    reason: "",
  });
});
