// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "../../../testing/show.tsx";
import ReviewsPage from "./page.tsx";

afterEach(cleanup);

test.each([
  ["open", "No unanswered reviews"],
  ["low", "No unanswered reviews under 3 stars"],
  ["all", "No reviews yet"],
])("tells what is missing in the view %s", async (view, text) => {
  show(<ReviewsPage />, {
    path: `/s/1/reviews?view=${view}`,
    answers: { "/api/merchant/review/list": () => ({ data: { list: [], total: 0 } }) },
  });
  expect(await screen.findByText(text)).toBeVisible();
});
