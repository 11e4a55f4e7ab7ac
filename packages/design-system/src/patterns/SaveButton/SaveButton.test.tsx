import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { SaveButton } from "./index.ts";
import meta from "./SaveButton.meta.ts";

conforms("SaveButton", (props) => <SaveButton saved={false} label="Save Polar 3" {...props} />);

test("keeps its name and conveys its state as pressed", async () => {
  const onClick = vi.fn();
  const { rerender } = render(<SaveButton saved={false} label="Save Polar 3" onClick={onClick} />);
  const button = screen.getByRole("button", { name: "Save Polar 3", pressed: false });
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  rerender(<SaveButton saved label="Save Polar 3" />);
  expect(screen.getByRole("button", { name: "Save Polar 3", pressed: true })).toBe(button);
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(<SaveButton saved={false} label="Save Polar 3" />);
    await user.tab();
    expect(screen.getByRole("button", { name: "Save Polar 3" })).toHaveFocus();
  },
  "Enter or Space": async (user) => {
    const onPressedChange = vi.fn();
    render(<SaveButton saved={false} label="Save Polar 3" onPressedChange={onPressedChange} />);
    await user.tab();
    await user.keyboard("{Enter} ");
    expect(onPressedChange.mock.calls).toEqual([[true], [true]]);
  },
});
