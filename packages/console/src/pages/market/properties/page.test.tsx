// @vitest-environment happy-dom
import { operatorRights, type ConsolePlace } from "@carmine/api/contract";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { KindEntryForm } from "../../../features/entries/KindEntryForm.tsx";
import { propertyKind } from "../../../features/entries/kinds/catalog-kinds.ts";
import { show } from "../../../testing/show.tsx";
import PropertiesPage from "./page.tsx";

afterEach(cleanup);

const market: ConsolePlace = {
  role: "operator",
  merId: null,
  merName: null,
  avatar: null,
  staffRole: "content",
  rights: [...operatorRights.content],
  zone: "UTC",
};
const category = (id: number, pid: number | null, en: string) => ({
  id,
  pid,
  name: { en },
  keywords: [],
  picture: null,
  symbol: null,
  setSize: null,
  shown: true,
  properties: [],
  accessories: [],
  guides: [],
});
const offset = {
  id: 1,
  key: "offset",
  name: { en: "Offset" },
  kind: "number",
  unit: "mm",
  choices: [],
  isFilter: true,
  categories: [2],
};
const season = {
  id: 2,
  key: "season",
  name: { en: "Season", fr: "Saison" },
  kind: "choice",
  unit: null,
  choices: [
    { key: "winter", name: { en: "Winter" } },
    { key: "summer", name: { en: "Summer" } },
  ],
  isFilter: true,
  categories: [1],
};
const answers = {
  "/api/operator/category/list": () => ({
    data: [category(1, null, "Tires"), category(2, null, "Rims"), category(3, 1, "Winter tires")],
  }),
  "/api/operator/property/list": () => ({ data: [offset, season] }),
  "/api/operator/property/save": () => ({ data: season }),
};

test("shows the properties of a category with those of the categories above", async () => {
  show(<PropertiesPage />, { place: market, path: "/m/properties?category=3", answers });
  await screen.findByRole("link", { name: "Season" });
  await expect
    .poll(() => screen.getAllByRole("link").map(({ textContent }) => textContent))
    .toEqual(["Season"]);
});

test("translates, adds and reorders the options of a property", async () => {
  const user = userEvent.setup();
  const calls = show(<KindEntryForm kind={propertyKind} entry={season} />, { place: market, answers });
  await user.click(screen.getByRole("tab", { name: /Français/ }));
  const names = screen.getAllByRole("textbox", { name: /^Name/ });
  await user.type(names[1] as HTMLElement, "Hiver");
  await user.click(screen.getByRole("button", { name: "Move Winter down" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await expect
    .poll(() => calls.find(({ path }) => path.endsWith("/save"))?.body)
    .toMatchObject({
      id: 2,
      from: { choices: season.choices },
      to: {
        choices: [
          { key: "summer", name: { en: "Summer" } },
          { key: "winter", name: { en: "Winter", fr: "Hiver" } },
        ],
      },
    });
});
