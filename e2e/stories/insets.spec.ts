import { expect } from "@playwright/test";
import { test } from "./laboratory.ts";

test("components-card-matrix--heads: the head reaches the edges of every card, in line with the content", async ({
  laboratory,
}) => {
  await laboratory.enter("components-card-matrix--heads");
  const cards = await laboratory.page.evaluate(() =>
    [...document.querySelectorAll("[data-component='Card']")].map((card) => {
      const leftOf = (selector: string): number =>
        (card.querySelector(selector) as Element).getBoundingClientRect().left;
      const outer = card.getBoundingClientRect();
      const head = (card.querySelector("[data-component='CardHead']") as Element).getBoundingClientRect();
      return {
        padding: Number.parseFloat(getComputedStyle(card).paddingLeft),
        edges: [head.left - outer.left, head.top - outer.top, outer.right - head.right],
        title: leftOf("h2") - outer.left,
        content: leftOf("[data-content]") - outer.left,
      };
    }),
  );
  expect(cards.map(({ padding }) => padding)).toEqual([0, 12, 16, 24]);
  for (const { edges, padding, title, content } of cards) {
    expect(edges).toEqual([0, 0, 0]);
    expect(title).toBe(padding || 24);
    expect(content).toBe(padding);
  }
});

test("components-header-matrix--parts: keeps the cart at the end without a search", async ({
  laboratory,
}) => {
  await laboratory.enter("components-header-matrix--parts");
  const ends = await laboratory.page.evaluate(() =>
    [...document.querySelectorAll("[data-component='CartLink']")].map(
      (cart) => cart.getBoundingClientRect().right,
    ),
  );
  expect(ends.length).toBe(4);
  expect(new Set(ends).size).toBe(1);
});
