import {
  Code,
  operatorAgreementDetail,
  operatorAgreementSave,
  operatorAgreementVersions,
  operatorCustomerDetail,
  userAgreement,
} from "@carmine/api/contract";
import { afterAll, expect, it } from "vitest";
import { dayMs } from "../../shared/durations.ts";
import { dayIn } from "../../shared/shop-time.ts";
import { testApp } from "../../testing/test-app.ts";
import { makeShopper, makeStaff } from "../../testing/test-shop.ts";
import { recordAcceptance } from "./agreement-versions.ts";

const shop = await testApp({ rateLimits: false });
afterAll(() => shop.close());
const { token } = await makeStaff(shop, undefined, "content");
const { ctx, clock } = shop;
const dayAfter = (days: number): string =>
  dayIn(ctx.config.timeZone, new Date(clock.now().getTime() + days * dayMs));

const save = async (text: string | null, validFrom: string | null) => {
  const { data } = await shop.call(operatorAgreementDetail, { token, params: { id: 1 } });
  const from = { html: data.html, validFrom: data.validFrom };
  const to = { html: text === null ? null : { en: `<p>${text}</p>` }, validFrom };
  return shop.call(operatorAgreementSave, { token, body: { id: 1, from, to } });
};
const versions = async () =>
  (await shop.call(operatorAgreementVersions, { token, params: { id: 1 } })).data.map(
    ({ html, state, acceptanceCount }) => [html?.en, state, acceptanceCount],
  );
const shown = async () => (await shop.call(userAgreement)).data;

it("shows the version that is valid today, with its first day, and keeps the former ones", async () => {
  await save("One", null);
  expect(await shown()).toBe("<p>One</p>");
  await save("Two", dayAfter(0));
  expect(await shown()).toMatch(/^<p>Effective \w+ \d+, \d{4}<\/p><p>Two<\/p>$/);
  await save("Two, corrected", dayAfter(0));
  await save("Three", dayAfter(5));
  await save("Three, later", dayAfter(10));
  expect(await shown()).toContain("Two, corrected");
  expect(await versions()).toEqual([
    ["<p>Three, later</p>", "future", 0],
    ["<p>Two, corrected</p>", "current", 0],
    ["<p>One</p>", "past", 0],
  ]);
  const tooEarly = await save("Three", dayAfter(0));
  expect(tooEarly).toMatchObject({
    code: Code.badRequest,
    message: "Choose a date after the previous version took effect.",
  });
});

it("records the version that an account agreed to, once", async () => {
  const shopper = await makeShopper(shop);
  await recordAcceptance(ctx.db, ctx, shopper.accountId, ["user", "privacy"]);
  await recordAcceptance(ctx.db, ctx, shopper.accountId, ["user", "privacy"]);
  const support = await makeStaff(shop, undefined, "administrator");
  const input = { token: support.token, params: { uid: shopper.accountId } };
  expect((await shop.call(operatorCustomerDetail, input)).data?.agreements).toMatchObject([
    { key: "user", validFrom: dayAfter(0) },
  ]);
  expect((await versions()).map(([, state, count]) => [state, count])).toEqual([
    ["future", 0],
    ["current", 1],
    ["past", 0],
  ]);
});
