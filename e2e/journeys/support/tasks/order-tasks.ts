import { expect } from "@playwright/test";
import { done, goTo, menu, searchFor, type Task } from "./task.ts";

/** Phone number of “Ada Caller”. */
export const callerPhone = "899123456";

/** Tasks of the staff who ship and answer. */
export const orderTasks: readonly Task[] = [
  {
    name: "see what to do today",
    clicks: 0,
    fields: 0,
    run: async ({ page }) => {
      for (const work of ["Orders 23", "Returns 1", "Questions 1"])
        await expect(page.getByRole("navigation").getByRole("link", { name: work })).toBeVisible();
    },
  },
  {
    name: "ship one order",
    clicks: 2,
    fields: 1,
    run: async ({ page, click, type, press }) => {
      const row = page.getByRole("listitem").filter({ hasText: "Single Parcel" });
      await click(row.getByRole("link", { name: "Ship" }));
      await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused();
      await type("1Z999AA10123456784");
      await press("Enter");
      await done(page, /1 order shipped/);
    },
  },
  {
    name: "ship 20 orders",
    clicks: 2,
    fields: 21,
    run: async (user) => {
      const { page, click, type, press } = user;
      await click(page.getByRole("link", { name: /Orders to ship/ }));
      await searchFor(user, "Bulk Customer", 20);
      await click(page.getByRole("button", { name: "Ship 20 orders" }));
      const numbers = page.getByRole("dialog").getByRole("textbox");
      await expect(numbers.first()).toBeFocused();
      for (let order = 0; order < 20; order++) {
        await type(`1Z999AA101234${10_000 + order}`);
        await press("Enter");
      }
      await done(page, /20 orders shipped/);
    },
  },
  {
    name: "print today's pick list and packing slips",
    clicks: 3,
    fields: 0,
    run: async ({ page, click }) => {
      await page.evaluate(() =>
        Object.assign(window, { print: () => Object.assign(window, { printed: true }) }),
      );
      await click(page.getByRole("link", { name: /Orders to ship/ }));
      await click(page.getByRole("link", { name: "Pick list" }));
      await expect(page.getByRole("article")).toHaveCount(3);
      await click(page.getByRole("button", { name: "Print" }));
      expect(await page.evaluate(() => "printed" in window)).toBe(true);
    },
  },
  {
    name: "find the order of a caller",
    clicks: 1,
    fields: 1,
    run: async (user) => {
      await goTo(user, "Orders", callerPhone);
      await expect(user.page.getByText("Ada Caller")).toBeVisible();
    },
  },
  {
    name: "correct a tracking number",
    clicks: 2,
    fields: 2,
    run: async (user) => {
      const { page, click, type, press } = user;
      await goTo(user, "Orders", "Wrong Number");
      await click(page.getByRole("button", { name: /Tracking number/ }));
      await type("4102773301");
      await press("Enter");
      await expect(page.getByRole("button", { name: /4102773301/ })).toBeVisible();
    },
  },
  {
    name: "approve a refund",
    clicks: 2,
    fields: 0,
    run: async ({ page, click }) => {
      const requests = page.getByRole("region", { name: "Refund requests" });
      await click(requests.getByRole("listitem").getByRole("link"));
      await click(page.getByRole("button", { name: /^Refund \$/ }));
      await done(page, /We emailed the customer/);
    },
  },
  {
    name: "refund $5 as goodwill",
    clicks: 3,
    fields: 3,
    run: async (user) => {
      const { page, click, type, press } = user;
      await goTo(user, "Orders", "Late Parcel");
      await click(page.getByRole("button", { name: "Refund" }));
      await expect(page.getByLabel("Amount", { exact: true })).toBeFocused();
      await type("5");
      await press("Tab");
      await type("It arrived late");
      await press("ControlOrMeta+Enter");
      await done(page, /Refunded/);
    },
  },
  {
    name: "answer a question",
    clicks: 2,
    fields: 1,
    run: async ({ page, click, type, press }) => {
      await click(menu(page, "Questions"));
      await click(page.getByRole("textbox", { name: "Your answer" }));
      await type("It fits all of them.");
      await press("ControlOrMeta+Enter");
      await expect(page.getByText("No unanswered questions")).toBeVisible();
    },
  },
];
