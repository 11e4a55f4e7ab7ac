// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { KindEntryForm } from "../../../features/entries/KindEntryForm.tsx";
import { synonymKind } from "../../../features/entries/kinds/text-kinds.ts";
import { market } from "../../../testing/places.ts";
import { show } from "../../../testing/show.tsx";
import MissedSearchesPage from "./page.tsx";

afterEach(cleanup);

test("links each search to a prefilled form for a new synonym", async () => {
  const row = { words: 'enjoliveur 15"', locale: "fr", count: 12, lastDay: "2026-11-28" };
  show(<MissedSearchesPage />, {
    place: market(),
    path: "/m/missed-searches",
    answers: { "/api/operator/search/missed": () => ({ data: { list: [row], total: 1 } }) },
  });
  const link = await screen.findByRole("link", { name: 'Add synonyms for “enjoliveur 15"”' });
  expect(screen.getByText("Nov 28, 2026")).toBeVisible();
  const path = link.getAttribute("href") ?? "";
  cleanup();
  show(<KindEntryForm kind={synonymKind} entry={null} />, { place: market(), path });
  expect(await screen.findByRole("textbox", { name: /Search term/ })).toHaveValue('enjoliveur 15"');
  expect(screen.getByRole("combobox", { name: /Language/ })).toHaveTextContent("Français");
});
