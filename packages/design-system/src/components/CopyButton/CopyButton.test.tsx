import { act, render, screen } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import type { FormEvent } from "react";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { drawing } from "../../testing/drawing.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import meta from "./CopyButton.meta.ts";
import { CopyButton } from "./index.ts";

const texts = { value: "A-1042", label: "Copy the order number" };

conforms("CopyButton", (props) => <CopyButton {...texts} {...props} />);

const copiedBy = async (user: UserEvent, key: string) => {
  render(<CopyButton {...texts} />);
  await user.tab();
  await user.keyboard(key);
  expect(await navigator.clipboard.readText()).toBe("A-1042");
};

keyboardTable(meta, {
  Tab: async (user) => {
    render(<CopyButton {...texts} />);
    await user.tab();
    expect(screen.getByRole("button", { name: "Copy the order number" })).toHaveFocus();
  },
  Enter: (user) => copiedBy(user, "{Enter}"),
  Space: (user) => copiedBy(user, " "),
});

test("copies and confirms", async () => {
  const user = userEvent.setup();
  render(<CopyButton {...texts}>A-1042</CopyButton>);
  await user.click(screen.getByRole("button", { name: "A-1042 Copy the order number" }));
  expect(await navigator.clipboard.readText()).toBe("A-1042");
  expect(screen.getByRole("status")).toHaveTextContent("Copied");
});

test("reports a browser refusal to the caller", async () => {
  const user = userEvent.setup();
  const refused = new Error("NotAllowed");
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(refused);
  const onFailure = vi.fn();
  render(<CopyButton {...texts} onFailure={onFailure} />);
  await user.click(screen.getByRole("button"));
  expect(onFailure).toHaveBeenCalledWith(refused);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("shows the result in tooltip and icon for two seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <CopyButton {...texts} />
    </form>,
  );
  const button = screen.getByRole("button", { name: "Copy the order number" });
  expect(button).toHaveAttribute("title", "Copy the order number");
  expect(button.innerHTML).toContain(drawing(Copy));
  await act(async () => button.click());
  expect(button).toHaveAttribute("title", "Copied");
  expect(button.innerHTML).toContain(drawing(Check));
  act(() => void vi.advanceTimersByTime(1999));
  expect(button).toHaveAttribute("title", "Copied");
  act(() => void vi.advanceTimersByTime(1));
  expect(button).toHaveAttribute("title", "Copy the order number");
  expect(sent).not.toHaveBeenCalled();
  vi.useRealTimers();
});
