import { describe, expect, it } from "vitest";
import { deliveryDates } from "./delivery-dates.ts";

describe("delivery dates", () => {
  const monday = "2026-11-23";

  it("count handling and transport in working days", () => {
    expect(deliveryDates({ handlingDays: 1, minDays: 2, maxDays: 4 }, monday)).toEqual({
      earliest: "2026-11-26",
      latest: "2026-11-30",
    });
  });

  it("start on the next working day for an order on a weekend", () => {
    const sunday = "2026-11-29";
    expect(deliveryDates({ handlingDays: 1, minDays: 1, maxDays: 1 }, sunday)).toEqual({
      earliest: "2026-12-01",
      latest: "2026-12-01",
    });
  });

  it("can be the day of the order", () => {
    expect(deliveryDates({ handlingDays: 0, minDays: 0, maxDays: 0 }, monday)).toEqual({
      earliest: "2026-11-23",
      latest: "2026-11-23",
    });
  });
});
