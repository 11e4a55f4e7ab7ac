// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { refundStatus, type MoneyProblem } from "@carmine/api/contract";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showInApp } from "../../testing/show-in-app.tsx";
import { OrderHead } from "./OrderHead.tsx";

afterEach(cleanup);

const show = (moneyProblem: MoneyProblem | null) =>
  showInApp(
    <OrderHead
      order={{
        mark: { paid: true, status: 2, refundStatus: refundStatus.refunding, moneyProblem },
        shops: [],
        createdAt: "2026-11-22 10:00:00",
        paidAt: "2026-11-22 10:01:00",
        expiresAt: null,
        reviewed: false,
      }}
      history={[]}
      buttons={null}
    />,
    { sent: [], answers: {} },
  );

test.each([
  ["failed", "Refund failed", "Your refund didn’t arrive"],
  ["disputed", "Refund on hold", "Your bank is handling this payment"],
  [null, "Refund in progress", "Refund on its way"],
] as const)("shows the state of a refund with the problem %s", async (problem, chip, title) => {
  show(problem);
  expect(await screen.findByText(chip)).toBeVisible();
  expect(screen.getByText(title)).toBeVisible();
});
