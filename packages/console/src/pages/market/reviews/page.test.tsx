// @vitest-environment happy-dom
import { operatorRights, type ConsolePlace } from "@carmine/api/contract";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { show } from "../../../testing/show.tsx";
import ModerationPage from "./page.tsx";

afterEach(cleanup);

const market: ConsolePlace = {
  role: "operator",
  merId: null,
  merName: null,
  avatar: null,
  staffRole: "support",
  rights: [...operatorRights.support],
  zone: "UTC",
};
const question = {
  id: 4,
  merId: 1,
  merName: "Carmine Tires",
  productId: 7,
  productName: "All Season",
  nickname: "Mara",
  content: "Are these studded?",
  createTime: "2026-11-29 10:00:00",
  answer: "No.",
  isHidden: false,
};

test("hides a question with a reason", async () => {
  const user = userEvent.setup();
  const calls = show(<ModerationPage />, {
    place: market,
    path: "/m/reviews?tab=questions",
    answers: {
      "/api/operator/question/list": () => ({ data: { list: [question], total: 1 } }),
      "/api/operator/question/hide/4": () => ({ data: null }),
    },
  });
  expect(await screen.findByText("Are these studded?")).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Actions.*studded/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Hide" }));
  await user.type(await screen.findByRole("textbox", { name: /Reason/ }), "Advertising");
  await user.click(screen.getByRole("button", { name: "Hide" }));
  expect(calls.find(({ path }) => path.endsWith("/hide/4"))?.body).toEqual({ reason: "Advertising" });
});
