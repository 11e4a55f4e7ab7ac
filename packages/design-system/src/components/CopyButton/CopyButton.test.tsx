import { render, screen } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import meta from "./CopyButton.meta.ts";
import { CopyButton } from "./index.ts";

const texts = { value: "A-1042", label: "Copy the order number", copiedLabel: "Copied" };

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

test("copies and says so", async () => {
  const user = userEvent.setup();
  render(<CopyButton {...texts}>A-1042</CopyButton>);
  await user.click(screen.getByRole("button", { name: "A-1042 Copy the order number" }));
  expect(await navigator.clipboard.readText()).toBe("A-1042");
  expect(screen.getByRole("status")).toHaveTextContent("Copied");
});

test("a refusal of the browser reaches the caller", async () => {
  const user = userEvent.setup();
  const refused = new Error("NotAllowed");
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(refused);
  const onFailure = vi.fn();
  render(<CopyButton {...texts} onFailure={onFailure} />);
  await user.click(screen.getByRole("button"));
  expect(onFailure).toHaveBeenCalledWith(refused);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
