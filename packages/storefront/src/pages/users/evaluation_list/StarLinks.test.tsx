// @vitest-environment happy-dom
import type { ReviewItem } from "@carmine/api/hooks";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { reviewDraft } from "../../../features/reviews/review-draft.ts";
import { showInApp } from "../../../testing/show-in-app.tsx";
import { StarLinks } from "./StarLinks.tsx";

const item: ReviewItem = {
  lineId: 7,
  orderNo: "SH2026112200000001",
  productId: 3,
  name: "Touring GT",
  picture: null,
  options: [],
  quantity: 1,
  price: "78.80",
  shop: { id: 1, name: "Carmine Tires" },
  receivedAt: null,
};

test("opens the review form with the chosen stars and keeps a text written before", () => {
  const draft = reviewDraft(item.lineId);
  draft.keep({ stars: 0, serviceStars: 5, text: "Quiet", pictures: [], isAnonymous: false });
  showInApp(<StarLinks item={item} />, { sent: [], answers: {} });
  const star = screen.getByRole("link", { name: "4 of 5 stars" });
  expect(star.getAttribute("href")).toBe("/users/evaluation_confirm?id=7");
  fireEvent.click(star);
  expect(draft.read()).toMatchObject({ stars: 4, serviceStars: 5, text: "Quiet" });
});
