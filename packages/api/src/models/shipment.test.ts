import { expect, test } from "vitest";
import { shipmentsOf } from "./shipment.ts";

const stepsOf = (logisticsInfo: string) =>
  shipmentsOf({
    id: 1,
    orderNo: "SH1",
    expNo: null,
    expCode: null,
    expName: null,
    courier: null,
    courierPhone: null,
    trackTime: null,
    logisticsInfo,
    state: "2",
    reason: null,
    createTime: null,
    updateTime: null,
    parcels: null,
  })[0]?.steps;

test("separates text and place of tracking steps, but keeps the combined text of other back ends", () => {
  const at = "2026-11-30 10:00:00";
  const own = { AcceptStation: "Vancouver, Canada: Out for delivery", AcceptTime: at };
  expect(
    stepsOf(JSON.stringify([{ ...own, text: "Out for delivery", place: "Vancouver, Canada" }, own])),
  ).toEqual([
    { at, text: "Out for delivery", place: "Vancouver, Canada" },
    { at, text: "Vancouver, Canada: Out for delivery", place: undefined },
  ]);
  expect(stepsOf("no JSON")).toEqual([]);
});
