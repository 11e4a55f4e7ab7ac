// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ranked } from "../../../testing/ranked.ts";
import { showInApp } from "../../../testing/show-in-app.tsx";
import { Ranking } from "./Ranking.tsx";

const show = (count: number): void => {
  const products = Array.from({ length: count }, (_, at) => ranked(at + 1));
  const search = { cid: undefined, period: "month", places: false } as const;
  showInApp(<Ranking products={products} search={search} side={null} />, { sent: [], answers: {} });
};

afterEach(cleanup);

test("names the range of the places after the tenth", () => {
  show(14);
  expect(screen.getByRole("link", { name: "Show numbers 11 to 14" })).toBeVisible();
});

test("names a single remaining place without a range", () => {
  show(11);
  expect(screen.getByRole("link", { name: "Show number 11" })).toBeVisible();
});

test("shows no button for ten places", () => {
  show(10);
  expect(screen.queryByRole("link", { name: /^Show number/ })).toBeNull();
});
