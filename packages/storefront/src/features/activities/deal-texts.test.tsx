// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showInApp } from "../../testing/show-in-app.tsx";
import { offerOf, useClaimed, type Claimed } from "./deal-texts.ts";

afterEach(cleanup);

type Round = { quota: number; sold: number } | null;

const Say = ({ round, isClaimed }: { round: Round; isClaimed: boolean }) => (
  <output>{JSON.stringify(useClaimed()({ round, isClaimed }))}</output>
);

const claimedOf = (round: Round, isClaimed = false): Claimed | undefined => {
  cleanup();
  showInApp(<Say round={round} isClaimed={isClaimed} />, { sent: [], answers: {} });
  const status = screen.getByRole("status").textContent;
  return status ? (JSON.parse(status) as Claimed) : undefined;
};

test.each([
  [1000, 0, "0% claimed", false],
  [1000, 800, "80% claimed", false],
  [1000, 801, "Only 199 left", true],
  [100, 79, "79% claimed", false],
  [40, 19, "48% claimed", false],
  [40, 20, "Only 20 left", true],
  [25, 5, "Only 20 left", true],
])("labels a deal of %i with %i sold “%s”", (quota, sold, label, few) => {
  expect(claimedOf({ quota, sold })).toEqual({ share: Math.round((100 * sold) / quota), label, few });
});

test("shows a sold-out deal as such, and nothing for a deal without a limit", () => {
  expect(claimedOf({ quota: 40, sold: 40 }, true)).toEqual({
    share: 100,
    label: "Back to list price",
    few: false,
  });
  expect(claimedOf(null, true)).toBeUndefined();
});

test("shows the list price when everything is sold", () => {
  const deal = { price: "99.50", listPrice: "124.00" };
  expect(offerOf({ ...deal, isClaimed: false })).toEqual(deal);
  expect(offerOf({ ...deal, isClaimed: true })).toEqual({ price: "124.00", listPrice: null });
  expect(offerOf({ price: "99.50", listPrice: null, isClaimed: true }).price).toBe("99.50");
});
