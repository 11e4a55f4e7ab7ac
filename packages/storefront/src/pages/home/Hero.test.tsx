// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import type { HomeData } from "@carmine/api/contract";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { ok, showInApp } from "../../testing/show-in-app.tsx";
import { Hero, MemberPanel } from "./Hero.tsx";

beforeAll(async () => void (await MemberPanel.preload()));
afterEach(cleanup);

const offers = (count: number): HomeData["bastBanner"] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `Offer ${at + 1}`,
    url: `/goods/goods_search?cid=${at + 1}`,
    pic: "/media/offer.webp",
    text: null,
  }));

test.each([1, 2, 5])(
  "shows all offers of the shop, whatever their number (%i)",
  async (count) => {
    showInApp(<Hero />, {
      sent: [],
      answers: { "/api/pc/home/index": ok({ banner: [], bastBanner: offers(count) }) },
    });
    const links = await screen.findAllByRole("link", { name: /^Offer \d$/ });
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
      offers(count).map(({ name, url }) => [name, url]),
    );
  },
  15_000,
);
