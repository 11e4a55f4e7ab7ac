import { fireEvent, render, screen } from "@testing-library/react";
import Heart from "lucide-react/icons/heart";
import type { FormEvent, ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Icon } from "../Icon/index.ts";
import { ToggleButton } from "./index.ts";
import meta from "./ToggleButton.meta.ts";

conforms("ToggleButton", (props) => <ToggleButton icon={Heart} label="Save" {...props} />);

const pressed = (state: boolean) => screen.getByRole("button", { name: "Save Polar 3", pressed: state });

keyboardTable(meta, {
  Tab: async (user) => {
    render(<ToggleButton icon={Heart} label="Save Polar 3" />);
    await user.tab();
    expect(pressed(false)).toHaveFocus();
  },
  "Enter or Space": async (user) => {
    render(<ToggleButton icon={Heart} label="Save Polar 3" labelHidden />);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(pressed(true)).toHaveFocus();
    await user.keyboard(" ");
    expect(pressed(false)).toHaveFocus();
  },
});

test("when controlled, keeps the caller's state and reports the change", async () => {
  const onPressedChange = vi.fn();
  render(<ToggleButton icon={Heart} label="Save Polar 3" pressed onPressedChange={onPressedChange} />);
  pressed(true).click();
  expect(onPressedChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(pressed(true)).toBeVisible();
});

test("doesn't change when the caller prevents the press", () => {
  render(<ToggleButton icon={Heart} label="Save Polar 3" onClick={(event) => event.preventDefault()} />);
  pressed(false).click();
  expect(pressed(false)).toBeVisible();
});

test("uses its text as its name, also as a tooltip when hidden, and submits no form", () => {
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  const { rerender } = render(
    <form onSubmit={sent}>
      <ToggleButton icon={Heart} label="Save Polar 3" />
    </form>,
  );
  const button = screen.getByRole("button", { name: "Save Polar 3" });
  expect(button).toHaveTextContent("Save Polar 3");
  expect(button).not.toHaveAttribute("title");
  expect(button).not.toHaveAttribute("aria-label");
  fireEvent.click(button);
  expect(sent).not.toHaveBeenCalled();
  rerender(
    <form onSubmit={sent}>
      <ToggleButton icon={Heart} label="Save Polar 3" labelHidden />
    </form>,
  );
  expect(button).toHaveAccessibleName("Save Polar 3");
  expect(button).toHaveAttribute("title", "Save Polar 3");
  button.removeAttribute("title");
  expect(button).toHaveAccessibleName("Save Polar 3");
  expect(button).toHaveTextContent(/^$/);
});

test("has a smaller icon when small", () => {
  const signOf = (element: ReactElement) => {
    const { container, unmount } = render(element);
    const look = [...(container.querySelector("svg")?.classList ?? [])];
    unmount();
    return look;
  };
  const small = signOf(<Icon shape={Heart} size="sm" />);
  const medium = signOf(<Icon shape={Heart} size="md" />);
  expect(signOf(<ToggleButton icon={Heart} label="Save" size="sm" />)).toEqual(expect.arrayContaining(small));
  expect(signOf(<ToggleButton icon={Heart} label="Save" />)).toEqual(expect.arrayContaining(medium));
});
