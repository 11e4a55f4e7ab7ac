import { expect } from "@playwright/test";
import { collectConsoleErrors } from "../support/console-errors.ts";
import { waitForHydration } from "../support/hydration.ts";
import { findProductId } from "../support/shop.ts";
import { test } from "../support/test.ts";

const said = {
  "": {
    label: "Tire label",
    parts: [
      /^Fuel efficiency[A-E] on a scale of A to E/,
      /^Wet grip[A-E] on a scale of A to E/,
      /^Noise\d\d dB, class [ABC] on a scale of A to C/,
    ],
    winter: "Winter gripSevere snow (3PMSF)Ice",
  },
  "/lao": {
    label: "ປ້າຍຢາງ",
    parts: [
      /^ການປະຢັດນ້ຳມັນລະດັບ [A-E] ຈາກ A ຫາ E/,
      /^ການເກາະທາງປຽກລະດັບ [A-E] ຈາກ A ຫາ E/,
      /^ສຽງລົບກວນ\d\d dB ລະດັບ [ABC] ຈາກ A ຫາ C/,
    ],
    winter: "ການເກາະທາງລະດູໜາວເກາະຫິມະ (3PMSF)ເກາະນ້ຳກ້ອນ",
  },
} as const;

for (const [prefix, { label, parts, winter }] of Object.entries(said))
  test(`shows a tire's label once under "${prefix}/", in a narrow window below the buttons`, async ({
    page,
    context,
  }) => {
    const complaints = collectConsoleErrors(page);
    const tire = await findProductId(context, "Norrland Ice Grip");
    await page.goto(`${prefix}/goods_detail/${tire}?tab=specification`);
    await waitForHydration(page);
    const figure = page.getByRole("figure", { name: label });
    const pairs = figure.locator("dl > div");
    await expect(pairs).toHaveText([...parts, winter]);
    // The specification doesn't repeat values of the label.
    const [first = ""] = await pairs.locator("dt").allTextContents();
    await expect(page.getByRole("table").getByText(first)).toHaveCount(0);

    const [wide, buy] = [await figure.boundingBox(), page.locator("[data-component='BuyActions']")];
    expect(wide?.x).toBeLessThan((await buy.boundingBox())?.x ?? 0);
    await page.setViewportSize({ width: 320, height: 800 });
    const narrow = await figure.boundingBox();
    expect(narrow?.y).toBeGreaterThan((await buy.boundingBox())?.y ?? Number.POSITIVE_INFINITY);
    expect(complaints).toEqual([]);
  });

test("shows no label for a wheel", async ({ page, context }) => {
  await page.goto(`/goods_detail/${await findProductId(context, "Forza Five")}`);
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Forza Five");
  await expect(page.locator("[data-component='TireLabel']")).toHaveCount(0);
});

test("filters tires by a grade of their label", async ({ page }) => {
  await page.goto("/goods/goods_search?title=tire");
  await waitForHydration(page);
  const grades = page.getByRole("list", { name: "Wet grip" });
  await expect(grades.getByRole("link")).toHaveText(["A", "B", "C", "D", "E"]);
  await grades.getByRole("link", { name: "A", exact: true }).click();
  await expect(page.getByRole("list", { name: "Active filters" })).toContainText("Wet grip: A");
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page.getByRole("figure", { name: "Tire label" }).locator("dd").nth(1)).toContainText(
    "A on a scale of A to E",
  );
});
