import { afterAll, beforeAll, expect, it } from "vitest";
import { paymentEvent } from "../database/schema/payment.ts";
import { dayMs } from "../shared/durations.ts";
import { testContext, type TestContext } from "../testing/test-context.ts";
import { sweepPaymentEvents } from "./payment-events.ts";

let shop: TestContext;
beforeAll(async () => {
  shop = await testContext();
});
afterAll(() => shop.close());

it("deletes events PAYMENT_EVENT_DAYS after they were handled, and no unhandled one", async () => {
  const { db, config } = shop.ctx;
  const { paymentEventDays: days } = config.retention;
  const ago = (count: number) => new Date(shop.clock.now().getTime() - count * dayMs);
  const event = (eventId: string, handled: number | null) => ({
    provider: "stripe",
    eventId,
    type: "test",
    payload: {},
    receivedAt: ago(days + 9),
    handledAt: handled === null ? null : ago(handled),
  });
  await db
    .insert(paymentEvent)
    .values([event("old", days + 1), event("young", days - 1), event("unhandled", null)]);
  await sweepPaymentEvents(shop.ctx);
  const left = await db.select({ id: paymentEvent.eventId }).from(paymentEvent).orderBy(paymentEvent.eventId);
  expect(left.map(({ id }) => id)).toEqual(["unhandled", "young"]);
});
