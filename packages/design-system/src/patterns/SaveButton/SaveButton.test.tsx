import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { SaveButton } from "./index.ts";

conforms("SaveButton", (props) => <SaveButton saved={false} label="Save Polar 3" {...props} />);

test("keeps its name; the pressed state says whether it is saved", async () => {
  const onClick = vi.fn();
  const { rerender } = render(<SaveButton saved={false} label="Save Polar 3" onClick={onClick} />);
  const button = screen.getByRole("button", { name: "Save Polar 3", pressed: false });
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  rerender(<SaveButton saved label="Save Polar 3" />);
  expect(screen.getByRole("button", { name: "Save Polar 3", pressed: true })).toBe(button);
});
