// @vitest-environment happy-dom
import { queries } from "@carmine/api/hooks";
import { useQuery } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useApp } from "../../../app/AppContext.tsx";
import { ok, showInApp, type Calls } from "../../../testing/show-in-app.tsx";
import { TopicSwitch } from "./TopicSwitch.tsx";

const path = "/api/front/notice/settings";

const List = () => {
  const { api } = useApp();
  const topics = useQuery({ ...queries.noticeSettings(api), enabled: false }).data ?? [];
  return topics.map(({ topic, mail }) => (
    <TopicSwitch key={topic} topic={topic} mail={mail} disabled={false} />
  ));
};
const states = () => screen.getAllByRole<HTMLInputElement>("switch").map(({ checked }) => checked);

const show = async (calls: Calls): Promise<void> => {
  const app = showInApp(<List />, calls);
  app.queryClient.setQueryData(queries.noticeSettings(app.api).queryKey, [
    { topic: "orders", mail: false },
    { topic: "refunds", mail: false },
  ]);
  await screen.findAllByRole("switch");
};
const pressBoth = (): void => {
  for (const one of screen.getAllByRole("switch")) fireEvent.click(one);
};

afterEach(cleanup);

test("keeps both changes of two switches in quick succession", async () => {
  const calls: Calls = { sent: [], answers: { [path]: ok(null) } };
  await show(calls);
  pressBoth();
  await waitFor(() => expect(states()).toEqual([true, true]));
  await waitFor(() => expect(calls.sent).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(states()).toEqual([true, true]);
});

test("rolls back a failed change", async () => {
  const calls: Calls = { sent: [], answers: { [path]: { code: 500, message: "No", data: null } } };
  await show(calls);
  pressBoth();
  await waitFor(() => expect(calls.sent).toHaveLength(2));
  await waitFor(() => expect(states()).toEqual([false, false]));
});
