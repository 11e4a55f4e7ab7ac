// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ok, showInApp } from "../../testing/show-in-app.tsx";
import { JustForYou } from "./JustForYou.tsx";

afterEach(cleanup);

test("shows that a new marketplace has no products, without an empty section", async () => {
  showInApp(<JustForYou departments={[]} />, {
    sent: [],
    answers: { "/api/front/index/product": ok({ total: 0, list: [] }) },
  });
  expect(await screen.findByText("No products yet")).toBeDefined();
  expect(screen.queryByText("Just for you")).toBeNull();
});
