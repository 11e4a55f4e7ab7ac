// @vitest-environment happy-dom
import { operatorRights, type ConsolePlace, type Customer } from "@carmine/api/contract";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { afterEach, expect, test } from "vitest";
import { show } from "../../../testing/show.tsx";
import CustomerPage from "./page.tsx";

afterEach(cleanup);

const support: ConsolePlace = {
  role: "operator",
  merId: null,
  merName: null,
  avatar: null,
  staffRole: "support",
  rights: [...operatorRights.support],
  zone: "UTC",
};

const mara: Customer = {
  uid: 5,
  name: "Mara Lindqvist",
  avatar: null,
  email: "mara@carmine.example",
  phone: null,
  isGuest: false,
  status: "active",
  erasureAt: null,
  orderCount: 1,
  spent: "50.00",
  refunded: "0",
  refundCount: 0,
  lastSeenAt: null,
  createAt: "2026-11-01T00:00:00.000Z",
  locale: "en",
  isOperator: false,
  points: { current: 120, frozen: 0 },
  orders: [],
  refunds: [],
  reviews: [],
  pointEntries: [],
  coupons: [],
  agreements: [{ key: "user", validFrom: "2026-11-01", acceptedAt: "2026-11-05T10:00:00.000Z" }],
  sessions: [],
  mails: [],
  notes: [],
};

const page = (
  <Routes>
    <Route path="/m/customers/:uid" element={<CustomerPage />} />
  </Routes>
);

test("asks Support for a reason, then shows the customer", async () => {
  let isOpen = false;
  const calls = show(page, {
    place: support,
    path: "/m/customers/5",
    answers: {
      "/api/operator/customer/detail/5": () => ({ data: isOpen ? mara : null }),
      "/api/operator/customer/open": () => {
        isOpen = true;
        return { data: null };
      },
    },
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/Reason/), "Call 118");
  await user.click(screen.getByRole("button", { name: "View customer" }));
  expect(await screen.findByRole("heading", { name: "Mara Lindqvist" })).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith("/open"))?.body).toEqual({ uid: 5, reason: "Call 118" });
});
