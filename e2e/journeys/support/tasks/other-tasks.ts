import { expect } from "@playwright/test";
import { done, goTo, menu, picture, productFile, searchFor, type Task } from "./task.ts";

const isoDay = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Tasks of the catalog, of the shop, and of operators. */
export const otherTasks: readonly Task[] = [
  {
    name: "change one price",
    clicks: 2,
    fields: 2,
    run: async (user) => {
      const { page, click, type, press } = user;
      await click(menu(page, "Products"));
      await searchFor(user, "TP-33");
      await click(page.getByRole("button", { name: /Price of Task part 33/ }));
      await type("25");
      await press("Enter");
      await expect(page.getByRole("row").nth(1)).toContainText("$25.00");
    },
  },
  {
    name: "raise the prices of 50 products by 4%",
    clicks: 4,
    fields: 1,
    run: async ({ page, click, type, press }) => {
      await click(menu(page, "Products"));
      await click(page.getByRole("columnheader").getByRole("checkbox"));
      await click(page.getByRole("button", { name: "Change prices" }));
      await type("4");
      await press("Enter");
      await click(page.getByRole("button", { name: "Change 50 prices" }));
      await done(page, "50 prices changed");
    },
  },
  {
    name: "count the stock of a SKU",
    clicks: 2,
    fields: 2,
    run: async (user) => {
      const { page, click, type, press } = user;
      await click(menu(page, "Inventory"));
      await searchFor(user, "TP-12");
      await click(page.getByRole("button", { name: /Stock of Task part 12/ }));
      await type("87");
      await press("Enter");
      await expect(page.getByRole("row").nth(1)).toContainText("87");
    },
  },
  {
    name: "publish a product with 6 variants",
    clicks: 12,
    fields: 9,
    run: async ({ page, click, type, press, drop }) => {
      await click(menu(page, "Products"));
      await click(page.getByRole("link", { name: "Add product" }));
      await click(page.getByRole("textbox", { name: "Name" }));
      await type("Task gloves");
      await drop(page.getByRole("button", { name: /^Add photos/ }), picture);
      await click(page.getByRole("button", { name: /^Category/ }));
      await press("ArrowDown", "Enter");
      await click(page.getByLabel("New option"));
      await type("Color");
      await press("Tab");
      await type("Black");
      await press("Enter");
      await click(page.getByLabel("Add a value of Color"));
      for (const color of ["Red", "Blue"]) {
        await type(color);
        await press("Enter");
      }
      await click(page.getByLabel("New option"));
      await type("Size");
      await press("Tab");
      await type("S");
      await press("Enter");
      await click(page.getByLabel("Add a value of Size"));
      await type("L");
      await press("Enter");
      for (const [column, value] of [
        ["Price", "12.50"],
        ["On hand", "30"],
      ] as const) {
        await click(page.getByRole("textbox", { name: new RegExp(`^${column} of`) }).first());
        await type(value);
        await press("ControlOrMeta+d");
      }
      await press("ControlOrMeta+s");
      await expect(page.getByText("Active", { exact: true })).toBeVisible();
      await expect(page.getByRole("textbox", { name: /^Price of/ })).toHaveCount(6);
    },
  },
  {
    name: "add an image and make it the cover",
    clicks: 3,
    fields: 1,
    run: async (user) => {
      const { page, press, drop, drag } = user;
      await goTo(user, "Products", "Task part 14");
      const images = page.getByRole("group", { name: /^Images/ }).getByRole("listitem");
      await drop(page.getByRole("button", { name: /^Add photos/ }), picture);
      await expect(images).toHaveCount(3);
      await drag(images.nth(1).getByRole("button", { name: /^Reorder/ }), images.nth(0));
      await press("ControlOrMeta+s");
      await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
    },
  },
  {
    name: "translate a product into French",
    clicks: 3,
    fields: 2,
    run: async (user) => {
      const { page, click, type } = user;
      await goTo(user, "Products", "Task part 15");
      await click(page.getByRole("tab", { name: /Français/ }));
      await click(page.getByRole("textbox", { name: "Name" }));
      await type("Pièce 15");
      await click(page.getByRole("button", { name: "Save" }));
      await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
    },
  },
  {
    name: "import a file",
    clicks: 5,
    fields: 0,
    run: async ({ page, click }) => {
      await click(menu(page, "Imports"));
      const chooser = page.waitForEvent("filechooser");
      await click(page.getByRole("button", { name: "Choose file" }));
      await (
        await chooser
      ).setFiles({ name: "more.csv", mimeType: "text/csv", buffer: Buffer.from(productFile(51, 53)) });
      await click(page.getByRole("button", { name: "Preview" }));
      await click(page.getByRole("button", { name: "Import 3 products" }));
      await expect(page.getByRole("button", { name: "Undo import" })).toBeVisible();
    },
  },
  {
    name: "set a two-week vacation",
    clicks: 3,
    fields: 2,
    run: async ({ page, click, type, press }) => {
      await click(menu(page, "Shop page"));
      await click(page.getByRole("textbox", { name: "First day" }));
      await type(isoDay(10));
      await press("Tab", "Tab");
      await type(isoDay(24));
      await press("ControlOrMeta+s");
      await done(page, "Saved");
    },
  },
  {
    name: "export the statement of a month as CSV",
    by: "tires",
    clicks: 3,
    fields: 0,
    run: async ({ page, click, choose }) => {
      await click(menu(page, "Statements"));
      await choose(page.getByRole("combobox", { name: "Month" }), { index: 1 });
      const file = page.waitForEvent("download");
      await click(page.getByRole("button", { name: "Download CSV" }));
      expect((await file).suggestedFilename()).toMatch(/\.csv$/);
    },
  },
  {
    name: "decide an application",
    by: "operator",
    clicks: 2,
    fields: 0,
    run: async ({ page, click, press }) => {
      await click(menu(page, "Applications"));
      await click(page.getByRole("button", { name: "Approve and open shop" }));
      await expect(page.getByRole("dialog")).toBeVisible();
      await press("ControlOrMeta+Enter");
      await done(page, /is open. We emailed the applicant/);
    },
  },
  {
    name: "change the banner of the home page",
    by: "operator",
    clicks: 4,
    fields: 1,
    run: async ({ page, click, type, press }) => {
      await click(menu(page, "Home banners"));
      await click(page.getByRole("row").nth(1).getByRole("link"));
      await click(page.getByRole("textbox", { name: "Text below the title" }));
      await press("End");
      await type("!");
      await click(page.getByRole("button", { name: "Save" }));
      await done(page, "Saved");
    },
  },
];
