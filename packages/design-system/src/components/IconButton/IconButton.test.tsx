import { render, screen } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import Heart from "lucide-react/icons/heart";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { IconButton } from "./index.ts";
import meta from "./IconButton.meta.ts";

conforms("IconButton", (props) => <IconButton icon={Heart} label="Save" {...props} />);

test("is named by its label and hides its icon", () => {
  render(<IconButton icon={Heart} label="Save Ridgeline A/T" loading />);
  const button = screen.getByRole("button", { name: "Save Ridgeline A/T" });
  expect(button).toHaveAttribute("aria-busy", "true");
  expect(button.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});

const pressedBy = async (user: UserEvent, key: string) => {
  const onClick = vi.fn();
  render(<IconButton icon={Heart} label="Save" onClick={onClick} />);
  await user.tab();
  await user.keyboard(key);
  expect(onClick).toHaveBeenCalledOnce();
};

test("keeps its name and focus while loading, and ignores clicks and submits", async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <IconButton type="submit" icon={Heart} label="Save" loading onClick={onClick} />
    </form>,
  );
  const button = screen.getByRole("button", { name: "Save" });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(<IconButton icon={Heart} label="Save" loading />);
    await user.tab();
    expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
  },
  Enter: (user) => pressedBy(user, "{Enter}"),
  Space: (user) => pressedBy(user, " "),
});

test("shows its name on hover, and doesn't submit a form by default", () => {
  render(<IconButton icon={Heart} label="Save" />);
  expect(screen.getByRole("button")).toHaveAttribute("title", "Save");
  expect(screen.getByRole("button")).toHaveAttribute("type", "button");
});
