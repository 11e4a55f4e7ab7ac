// @vitest-environment happy-dom
import { operatorRights, type ConsolePlace } from "@carmine/api/contract";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { show } from "../../../testing/show.tsx";
import JobsPage from "./page.tsx";

afterEach(cleanup);

const market: ConsolePlace = {
  role: "operator",
  merId: null,
  merName: null,
  avatar: null,
  staffRole: "administrator",
  rights: [...operatorRights.administrator],
  zone: "UTC",
};
const job = {
  name: "check-open-payments",
  intervalMs: 60_000,
  lastRunAt: "2026-11-29T10:00:00.000Z",
  lastSuccessAt: null,
  failedAt: "2026-11-29T10:00:01.000Z",
  error: "No answer",
  nextRunAt: "2026-11-29T10:01:00.000Z",
  isStalled: false,
};
const message = {
  id: 5,
  kind: "mail",
  to: "mara@example.com",
  subject: "Your order",
  createdAt: "2026-11-29T10:00:00.000Z",
  tries: 15,
  error: "550 No such user",
  nextTryAt: null,
};

const open = (path: string, text: string | null = "Thank you.") =>
  show(<JobsPage />, {
    place: market,
    path,
    answers: {
      "/api/operator/job/list": () => ({ data: [job] }),
      "/api/operator/job/run": () => ({ data: { state: "failed", error: "Still no answer" } }),
      "/api/operator/message/list": () => ({ data: { list: [message], total: 1 } }),
      "/api/operator/message/open/5": () => ({
        data: { id: 5, kind: "mail", to: message.to, subject: message.subject, text, attachment: null },
      }),
      "/api/operator/message/resend": () => ({ data: { count: 1 } }),
      "/api/operator/webhook/list": () => ({ data: { list: [], total: 0 } }),
    },
  });

test("runs a failed job now and shows its error", async () => {
  const user = userEvent.setup();
  const calls = open("/m/jobs");
  expect(await screen.findByText("No answer")).toBeVisible();
  await user.click(screen.getByRole("button", { name: /Check open payments/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Run now" }));
  expect(await screen.findByText("“Check open payments” failed: Still no answer")).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith("/run"))?.body).toEqual({ name: "check-open-payments" });
});

test("previews a failed message and sends it again", async () => {
  const user = userEvent.setup();
  const calls = open("/m/jobs?tab=messages");
  await user.click(await screen.findByRole("button", { name: "Your order" }));
  expect(await screen.findByText("Thank you.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Resend" }));
  expect(calls.find(({ path }) => path.endsWith("/resend"))?.body).toEqual({ ids: [5] });
});

test("hides the text that only the recipient may see", async () => {
  const user = userEvent.setup();
  open("/m/jobs?tab=messages", null);
  await user.click(await screen.findByRole("button", { name: "Your order" }));
  expect(await screen.findByText(/only its recipient may see/)).toBeVisible();
});
