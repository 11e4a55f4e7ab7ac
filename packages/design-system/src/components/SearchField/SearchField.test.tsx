import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { SearchField } from "./index.ts";

conforms("SearchField", (props) => <SearchField label="Find an order" clearLabel="Clear" {...props} />, {
  control: "input",
});

test("offers to clear only when there is text, and returns the focus", async () => {
  const onValueChange = vi.fn();
  render(<SearchField label="Find an order" labelHidden clearLabel="Clear" onValueChange={onValueChange} />);
  const input = screen.getByRole("searchbox", { name: "Find an order" });
  expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
  await userEvent.type(input, "R16");
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(onValueChange).toHaveBeenLastCalledWith("");
  expect(input).toHaveFocus();
});
