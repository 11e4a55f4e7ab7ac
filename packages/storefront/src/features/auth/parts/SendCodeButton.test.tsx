// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { showInApp } from "../../../testing/show-in-app.tsx";
import { SendCodeButton } from "./SendCodeButton.tsx";

const Row = () => {
  const [seconds, setSeconds] = useState(0);
  const resend = { seconds, sentBefore: seconds > 0, start: () => undefined };
  return <SendCodeButton resend={resend} busy={false} onSend={() => setSeconds(60)} />;
};

afterEach(cleanup);

test("keeps focus while it can't be pressed again", async () => {
  showInApp(<Row />, { sent: [], answers: {} });
  await userEvent.click(screen.getByRole("button", { name: "Send code" }));
  const again = screen.getByRole("button", { name: "Resend in 60 s" });
  expect(again).toHaveFocus();
  expect(again).toBeEnabled();
  expect(again).toHaveAttribute("aria-disabled", "true");
});
