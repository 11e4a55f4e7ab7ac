import { expect, type Locator, type Page } from "@playwright/test";
import type { CountedUser } from "../counted-user.ts";

export const picture = {
  name: "part.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==",
    "base64",
  ),
};

/** A product file; the SKU of “Task part 7” is TP-7. */
export const productFile = (from: number, until: number): string =>
  [
    "Handle,Title,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Image Src,Status",
    ...Array.from({ length: until - from + 1 }, (_, at) => {
      const part = from + at;
      return `task-part-${part},Task part ${part},TP-${part},shopify,100,20.00,${part === 14 ? picture.name : ""},active`;
    }),
  ].join("\n");

/** Menu entry of the console. */
export const menu = (page: Page, name: string): Locator =>
  page.getByRole("navigation").getByRole("link", { name: new RegExp(`^${name}( \\d+)?$`) });

/** Searches by the command menu and opens the only result of a group: no click. */
export const goTo = async (
  { page, press, type }: CountedUser,
  group: string,
  words: string,
): Promise<void> => {
  await press("ControlOrMeta+k");
  await type(words);
  await expect(page.getByRole("group", { name: group }).getByRole("option")).toHaveCount(1);
  await press("Enter");
};

/** Searches the list: no click. */
export const searchFor = async (
  { page, press, type }: CountedUser,
  words: string,
  rows = 1,
): Promise<void> => {
  await expect(page.getByRole("grid")).toBeVisible();
  await press("/");
  await type(words);
  await expect(page.getByRole("row")).toHaveCount(rows + 1);
};

export const done = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.getByRole("region", { name: "Notifications" }).getByText(text)).toBeVisible();

export interface Task {
  readonly name: string;
  /** Whose overview it starts at. @default the shop's owner */
  readonly by?: "tires" | "operator";
  /** Clicks and fields that it may take. */
  readonly clicks: number;
  readonly fields: number;
  readonly run: (user: CountedUser) => Promise<void>;
}
