// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { homeIndex } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { ok, showInApp } from "../../testing/show-in-app.tsx";
import { ShopLogo } from "./ShopHeader.tsx";

afterEach(cleanup);

const home = (logoUrl: string | null) => ok({ logoUrl, banner: [], bastBanner: [], settings: null });

const pictureIn = (link: HTMLElement): HTMLImageElement | null => link.querySelector("img");

test("shows the operator's logo in the space of the default one", async () => {
  const app = showInApp(<ShopLogo />, {
    sent: [],
    answers: { [homeIndex.path]: home("https://shop.example/sign.svg") },
  });
  await app.queryClient.ensureQueryData(queries.homeIndex(app.api));
  const link = await screen.findByRole("link", { name: "Marketplace, home page" });
  await expect.poll(() => pictureIn(link)?.getAttribute("src")).toBe("https://shop.example/sign.svg");
  expect(pictureIn(link)).toHaveAttribute("width", "52");
  expect(pictureIn(link)).toHaveAttribute("height", "52");
});

test("loads nothing without an operator's logo", async () => {
  const app = showInApp(<ShopLogo />, { sent: [], answers: { [homeIndex.path]: home(null) } });
  await app.queryClient.ensureQueryData(queries.homeIndex(app.api));
  const link = await screen.findByRole("link", { name: "Marketplace, home page" });
  expect(pictureIn(link)).toBeNull();
  expect(link.querySelector("svg")).toBeVisible();
});
