import * as fc from "fast-check";
import { expect, it } from "vitest";
import { refundOfUnits } from "../after-sale/refund-amounts.ts";
import { readConfig } from "../config.ts";
import type { CheckoutLine } from "../ordering/checkout/checkout-lines.ts";
import { wireBreakdown, type Quote } from "../ordering/checkout/quote.ts";
import { orderRows } from "../ordering/checkout/write-order.ts";
import { priceOrder } from "../pricing/price-order.ts";
import type { PriceInput } from "../pricing/price-input.ts";
import { sum, toMinor } from "../shared/money.ts";
import { randomOrder } from "../testing/random-orders.ts";

const config = readConfig({});
const digits = 2;
const now = new Date("2026-11-20T10:00:00Z");
const minor = (text: string): bigint => toMinor(text, digits);

const lineOf = (line: PriceInput["lines"][number], index: number): CheckoutLine => ({
  ...line,
  skuId: index + 1,
  merchantName: "",
  name: { en: "" },
  skuText: { en: "" },
  picture: null,
  volume: "0",
  stock: line.quantity,
  isBuyable: true,
  pausedUntil: null,
});

const quoteOf = (input: PriceInput): Quote => ({
  checkout: {
    lines: input.lines.map(lineOf),
    freight: input.freight,
    deliveryTimes: new Map(),
    held: [],
    cartIds: [],
    expiresAt: null,
    shownTotal: null,
    points: input.points?.balance ?? 0,
    coupons: [],
    address: null,
  },
  coupons: [],
  breakdown: priceOrder(input),
  usablePoints: null,
  hasProvincialTax: false,
});

const runs = Number(process.env["ORDERS"] ?? 1000);

it(
  `computes the same amount for display, charge, ledger and refunds, over ${runs} random orders`,
  { timeout: 120_000 },
  () => {
    const seen = { orders: 0, coupons: 0, points: 0, taxes: 0, freight: 0, refunds: 0 };
    fc.assert(
      fc.property(randomOrder, fc.infiniteStream(fc.integer({ min: 1, max: 4 })), (input, portions) => {
        const quoted = quoteOf(input);
        const shown = wireBreakdown(quoted, { digits, today: "2026-11-25", locale: "en" });
        const written = orderRows(
          { config },
          1,
          { preOrderNo: "", addressId: 1, payType: "sandbox", payChannel: "pc", orderNo: "PT1", now },
          quoted,
        );
        const total = minor(written.master.total);
        expect(total).toBe(minor(shown.payFee));
        expect(sum((shown.merchantList ?? []).map(({ payFee }) => minor(payFee)))).toBe(total);
        // The amount of the payment, and each shop's ledger entry.
        expect(sum(written.shops.map((shop) => minor(shop.total)))).toBe(total);
        expect(sum(written.lines.map((line) => minor(line.total)))).toBe(total);
        expect(sum(written.shops.map((shop) => minor(shop.platform_coupon)))).toBe(
          sum(written.lines.map((line) => minor(line.platform_coupon))),
        );
        const { proTotalFee, couponFee, integralFee, freightFee, taxFee, taxList } = shown;
        expect(
          minor(proTotalFee) -
            minor(couponFee) -
            minor(integralFee ?? "0") +
            minor(freightFee) +
            minor(taxFee ?? "0"),
        ).toBe(total);
        expect(sum((taxList ?? []).map(({ amount }) => minor(amount)))).toBe(minor(taxFee ?? "0"));

        // Refunded in any portions: everything in the end, and never more.
        let back = 0n;
        let points = 0n;
        for (const line of written.lines) {
          let refunded = 0;
          while (refunded < line.quantity) {
            const pieces = Math.min(portions.next().value ?? 1, line.quantity - refunded);
            const paid = {
              quantity: line.quantity,
              total: minor(line.total),
              points: minor(line.points),
              refunded,
            };
            const part = refundOfUnits(paid, pieces, 1n);
            expect(part.total >= 0n && part.points >= 0n).toBe(true);
            back += part.total;
            points += part.points;
            refunded += pieces;
            seen.refunds += 1;
          }
          expect(back <= total).toBe(true);
        }
        expect([back, points]).toEqual([total, minor(written.master.points)]);

        seen.orders += 1;
        for (const name of ["coupons", "points", "taxes", "freight"] as const) {
          const column = { coupons: "coupon", points: "points", taxes: "tax", freight: "freight" } as const;
          if (quoted.breakdown[column[name]] > 0n) seen[name] += 1;
        }
      }),
      { numRuns: runs },
    );
    console.info(`shown = charged = booked = refunded: ${JSON.stringify(seen)}`);
  },
);
