// @vitest-environment happy-dom
import type { AuditEntry } from "@carmine/api/contract";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { show } from "../../../testing/show.tsx";
import ActivityPage from "./page.tsx";

afterEach(cleanup);

const entry = (id: number): AuditEntry => ({
  id,
  role: "merchant",
  uid: 7,
  nickname: `Elin ${id}`,
  merId: 1,
  merName: "Carmine Tires",
  action: "order.ship",
  subject: `SH202611290000${id}01`,
  before: null,
  after: null,
  createTime: "2026-11-29 10:00:00",
  at: "2026-11-29T10:00:00.000Z",
});

const open = (pages: Readonly<Record<string, readonly AuditEntry[]>>) =>
  show(<ActivityPage />, {
    path: "/s/1/activity",
    answers: {
      "/api/merchant/audit/list": ({ query }) => {
        const after = query.get("after");
        const list = pages[after ?? ""] ?? [];
        return { data: { list, total: list.length, isCapped: false, after: after === null ? "12" : null } };
      },
    },
  });

test("reads only the log of the shop, and loads older entries after the last one", async () => {
  const user = userEvent.setup();
  const calls = open({ "": [entry(12)], 12: [entry(11)] });
  expect(await screen.findByText("Elin 12")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show older entries" }));
  expect(await screen.findByText("Elin 11")).toBeVisible();
  expect(screen.getByText("Elin 12")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Show older entries" })).toBeNull();
  expect(calls.map(({ query }) => [query.get("merId"), query.get("after")])).toEqual([
    ["1", null],
    ["1", "12"],
  ]);
});

test("exports nothing while no entry matches", async () => {
  open({});
  expect(await screen.findByText("No recorded actions match")).toBeVisible();
  expect(screen.getByRole("button", { name: "Export as CSV" })).toBeDisabled();
});
