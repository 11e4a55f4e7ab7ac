// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { ok, showInApp } from "../../../testing/show-in-app.tsx";
import NoticeListPage from "./page.tsx";

const notice = (id: number) => ({
  id,
  type: "orderShipped",
  title: `Parcel ${id}`,
  text: "",
  link: "/users/order_list",
  image: null,
  isRead: false,
  createTime: "2026-11-20 10:00:00",
});

/** Unread notifications on the fake server. */
const answersOf = (ids: readonly number[]) => ({
  "/api/front/notice/list": ok({
    list: ids.map(notice),
    total: ids.length,
    page: 1,
    limit: 20,
    totalPage: 1,
  }),
  "/api/front/user/info": ok({ nickname: "Mara", noticeCount: ids.length }),
});

const show = async (ids: readonly number[]) => {
  const answers: Record<string, object> = answersOf(ids);
  const app = showInApp(<NoticeListPage />, { sent: [], answers }, "/users/notice_list?unread=1");
  act(() => app.stores.session.getState().set(true));
  await screen.findByRole("link", { name: `Parcel ${ids[0]}` });
  return {
    /** Changes the following responses. */
    has: (left: readonly number[]): void => void Object.assign(answers, answersOf(left)),
  };
};

afterEach(cleanup);

test("removes a read notification and moves focus to the next one", async () => {
  const server = await show([1, 2, 3]);
  server.has([1, 3]);
  const button = screen.getByRole("button", { name: "Mark as read: Parcel 2" });
  button.focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByText("Parcel 2")).toBeNull());
  expect(screen.getByRole("link", { name: "Parcel 3" })).toHaveFocus();
});

test("moves focus to the neighbor of the removed button when all are read", async () => {
  const server = await show([1, 2]);
  const button = await screen.findByRole("button", { name: "Mark all as read" });
  server.has([]);
  button.focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByText("You’re all caught up");
  expect(screen.getByRole("link", { name: "Settings" })).toHaveFocus();
});

test("groups notifications by day, newest first", async () => {
  const answers: Record<string, object> = answersOf([1, 2]);
  const list = [notice(1), { ...notice(2), createTime: "2026-11-17 10:00:00" }];
  answers["/api/front/notice/list"] = ok({ list, total: 2, page: 1, limit: 20, totalPage: 1 });
  const app = showInApp(<NoticeListPage />, { sent: [], answers }, "/users/notice_list");
  act(() => app.stores.session.getState().set(true));
  await screen.findByRole("link", { name: "Parcel 1" });
  const days = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(days).toEqual([
    expect.stringMatching(/Nov (19|20), 2026/),
    expect.stringMatching(/Nov (16|17), 2026/),
  ]);
});
