// @vitest-environment happy-dom
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { showInApp } from "../../testing/show-in-app.tsx";
import { ServiceButton } from "./ServiceButton.tsx";
// Imported in advance, so that the test doesn't wait for the chunk.
import "./ServicePanel.tsx";

const service = { chat: null, message: null, phone: null, email: "help@shop.example", hours: null };

test("loads the panel on the first press, closes it on Escape and opens it again", async () => {
  const user = userEvent.setup();
  showInApp(<ServiceButton name="Apex" service={service} />, { sent: [], answers: {} });
  expect(screen.getByRole("button").getAttribute("aria-haspopup")).toBe("dialog");
  expect(screen.queryByRole("dialog")).toBeNull();
  for (const time of [1, 2]) {
    // `user.click` and `act` set React's act environment differently.
    await act(async () => screen.getByRole("button").click());
    expect((await screen.findByRole("dialog")).textContent, `time ${time}`).toContain("Send an email");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("button"));
  }
});
