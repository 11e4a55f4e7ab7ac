// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import type { OwnReview, ReviewItem } from "@carmine/api/hooks";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ok, showInApp, toastsOf, type Calls } from "../../../testing/show-in-app.tsx";
import { AddDialog } from "../evaluation_list/AddDialog.tsx";
import { emptyDraft } from "../../../features/reviews/review-draft.ts";
import { ReviewForm } from "./ReviewForm.tsx";

const item: ReviewItem = {
  lineId: 7,
  orderNo: "SH2026112200000001",
  shop: { id: 1, name: "Carmine Tires" },
  productId: 3,
  name: "Hub",
  picture: null,
  options: [],
  price: "10.00",
  quantity: 1,
  receivedAt: null,
};
const review: OwnReview = {
  ...item,
  id: 9,
  stars: 5,
  serviceStars: null,
  text: "Fits well",
  pictures: [],
  isAnonymous: false,
  createdAt: "2026-11-22 10:00:00",
  reply: null,
  addition: null,
};
const reviewPath = "/api/front/order/comment";
const text = () => screen.getByRole("textbox", { name: /^Your experience/ });
const onSent = vi.fn();
const form = <ReviewForm item={item} draft={emptyDraft} onSent={onSent} />;
const addition = <AddDialog review={review} onClose={onSent} />;

let calls: Calls;
const user = userEvent.setup();
beforeEach(() => {
  sessionStorage.clear();
  onSent.mockClear();
  calls = { sent: [], answers: {} };
});
afterEach(cleanup);

const sendWith = async (content: ReactElement, { stars = 0, words = "" }) => {
  const app = showInApp(content, calls);
  if (stars > 0) {
    const [choice] = screen.getAllByRole("radio", { name: `${stars} stars` });
    await user.click(choice as HTMLElement);
  }
  await user.click(text());
  await user.paste(words);
  await user.click(screen.getByRole("button", { name: /^Send/ }));
  return app;
};

test.each<[string, ReactElement, { stars?: number; words?: string }, string]>([
  ["a review", form, {}, "Choose 1 to 5 stars"],
  ["a review", form, { words: "Fits well" }, "Choose 1 to 5 stars"],
  ["a review", form, { stars: 4 }, "Write a few words"],
  ["a review", form, { stars: 4, words: "..." }, "Write a few words"],
  ["an addition", addition, {}, "Write a few words"],
  ["an addition", addition, { words: "  \u200B  " }, "Write a few words"],
])("shows errors of %s %# at the field and in a toast", async (_, content, typed, words) => {
  const app = await sendWith(content, typed);
  expect(await screen.findByText(words)).toBeVisible();
  expect(toastsOf(app)).toEqual([words]);
  expect(calls.sent).toEqual([]);
});

test("keeps the input after a server error", async () => {
  calls.answers[reviewPath] = { code: 500, message: "Not now", data: null };
  await sendWith(form, { stars: 4, words: "Fits well" });
  expect(await screen.findByRole("alert")).toHaveTextContent("Not now");
  expect(text()).toHaveValue("Fits well");
  expect(onSent).not.toHaveBeenCalled();
});

test("removes the draft after submitting", async () => {
  calls.answers[reviewPath] = ok(null);
  await sendWith(form, { stars: 4, words: "Fits well" });
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(calls.sent).toMatchObject([{ path: reviewPath, body: { star: 4, comment: "Fits well" } }]);
  expect(sessionStorage).toHaveLength(0);
});
