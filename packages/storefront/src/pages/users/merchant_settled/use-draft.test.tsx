// @vitest-environment happy-dom
import type { ApplicationDraft } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ok, showInApp, type Calls } from "../../../testing/show-in-app.tsx";
import { useDraft } from "./use-draft.ts";

const path = "/api/front/merchant/settled/draft";
const typed: ApplicationDraft = { name: "Northern Tyres", step: 2 };

const Form = () => {
  const { save, pause, resume } = useDraft(undefined);
  return (
    <>
      <button onClick={() => save(typed)}>Type</button>
      <button onClick={() => void pause()}>Send</button>
      <button onClick={() => resume(typed)}>Fail</button>
    </>
  );
};

let calls: Calls;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const drafts = () => calls.sent.filter((sent) => sent.path === path).map(({ body }) => body);

beforeEach(() => {
  calls = { sent: [], answers: { [path]: ok({ updateTime: "2026-01-05 10:00:00" }) } };
});
afterEach(cleanup);

test("restores the last input when the shopper returns", async () => {
  const { api, queryClient } = showInApp(<Form />, calls);
  const { queryKey } = queries.settledDraft(api);
  queryClient.setQueryData(queryKey, {
    draft: { name: "North", step: 1 },
    updateTime: "2026-01-05 09:00:00",
    dueTime: "2026-01-26 09:00:00",
  });
  await press("Type");
  cleanup();
  await expect.poll(drafts).toEqual([typed]);
  expect(queryClient.getQueryData(queryKey)).toMatchObject({ draft: typed });
});

test("leaves no draft after submitting", async () => {
  showInApp(<Form />, calls);
  await press("Type");
  await press("Send");
  await press("Type");
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(drafts()).toEqual([]);
});

test("keeps the draft if submitting fails", async () => {
  showInApp(<Form />, calls);
  await press("Send");
  await press("Fail");
  cleanup();
  await expect.poll(drafts).toEqual([typed]);
});
