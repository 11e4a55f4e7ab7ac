// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "../../../testing/show.tsx";
import StatementsPage from "./page.tsx";

afterEach(cleanup);

const line = {
  time: "2026-11-03 09:00:00",
  kind: "sale",
  orderNo: "SH2026112900000101",
  amount: "62.50",
  balance: "62.50",
  currency: "USD",
};
const statement = {
  timeZone: "Europe/Berlin",
  firstMonth: "2026-10",
  totals: [
    { currency: "USD", opening: "0.00", closing: "62.50", kinds: [{ kind: "sale", amount: "62.50" }] },
  ],
  taxes: [],
  lines: [line],
  lineCount: 1,
};

const open = (data: object = statement) =>
  show(<StatementsPage />, {
    path: "/s/1/statements?month=2026-11",
    answers: { "/api/merchant/money/statement": () => ({ data }) },
  });

/** Downloads the file, and returns the paths of the links that the page followed. */
const download = async (response: Response): Promise<(string | null)[]> => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => response),
  );
  const followed: (string | null)[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function follow(this: HTMLElement) {
    followed.push(this.getAttribute("href"));
  });
  await userEvent.click(await screen.findByRole("button", { name: "Download CSV" }));
  return followed;
};

test("shows lines and totals, and asks for the month of the URL", async () => {
  const calls = open();
  expect(await screen.findByText("Balance after")).toBeVisible();
  expect(screen.getByText(/^Times and months in Central European Time \(GMT\+[12]\)$/)).toBeVisible();
  expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({ merId: "1", month: "2026-11" });
});

test("offers no file for a month without entries", async () => {
  open({ ...statement, totals: [], lines: [], lineCount: 0 });
  expect(await screen.findByText("No entries in November 2026")).toBeVisible();
  expect(screen.getByRole("button", { name: "Download CSV" })).toBeDisabled();
});

test("lets the browser download the file", async () => {
  open();
  const file = new Response("Time,Entry", { headers: { "content-type": "text/csv; charset=utf-8" } });
  const followed = await download(file);
  await vi.waitFor(() =>
    expect(followed).toEqual(["/api/merchant/money/statement/csv?merId=1&month=2026-11"]),
  );
});

test("shows why the server refuses the file", async () => {
  open();
  const refusal = Response.json({ code: 403, message: "Your role doesn’t include this", data: null });
  const followed = await download(refusal);
  expect(await screen.findByText("Your role doesn’t include this")).toBeVisible();
  expect(followed).toEqual([]);
});
