// @vitest-environment happy-dom
import { operatorRights, type ConsolePlace } from "@carmine/api/contract";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { show } from "../../../testing/show.tsx";
import BrandsPage from "./page.tsx";

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

test("merges a brand into another one", async () => {
  const user = userEvent.setup();
  const calls = show(<BrandsPage />, {
    place: market,
    path: "/m/brands?words=nor",
    answers: {
      "/api/operator/brand/list": () => ({
        data: [
          { id: 1, name: "Forza", logo: null },
          { id: 2, name: "Nordland", logo: null },
          { id: 3, name: "Norrland", logo: null },
        ],
      }),
      "/api/operator/brand/counts": () => ({ data: [{ id: 2, productCount: 1 }] }),
      "/api/operator/brand/merge": () => ({ data: { productCount: 1 } }),
    },
  });
  await screen.findByText("Nordland");
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Nordland", "Norrland"]);
  await user.click(screen.getByRole("button", { name: /^Actions.*Nordland/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Merge into another one" }));
  const dialog = await screen.findByRole("dialog");
  await user.type(within(dialog).getByRole("combobox"), "Norr");
  await user.click(await screen.findByRole("option", { name: /Norrland/ }));
  await user.click(within(dialog).getByRole("button", { name: "Merge" }));
  expect(await screen.findByText("Merged. 1 product moved.")).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith("/merge"))?.body).toEqual({
    id: 2,
    intoId: 3,
    from: { name: "Nordland", logo: null },
  });
});
