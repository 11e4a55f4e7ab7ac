import type { StaffOrderItem } from "@carmine/api/contract";
import { expect, it } from "vitest";
import { pickLines } from "./pick-lines.ts";

const item = (code: string, toShipNum: number, sku = ""): StaffOrderItem =>
  ({ productName: `Product ${code}`, code, sku, toShipNum }) as StaffOrderItem;

it("adds up articles over orders, sorted by SKU, without shipped ones", () => {
  const lines = pickLines([
    { orderNo: "SH1", orderInfoList: [item("T-10", 2), item("T-9", 1)] },
    { orderNo: "SH2", orderInfoList: [item("T-10", 3), item("T-8", 0)] },
  ]);
  expect(lines.map(({ code, count, orderNos }) => [code, count, orderNos])).toEqual([
    ["T-9", 1, ["SH1"]],
    ["T-10", 5, ["SH1", "SH2"]],
  ]);
});
