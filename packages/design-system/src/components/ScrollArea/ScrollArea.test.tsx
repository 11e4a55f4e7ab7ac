import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { ScrollArea } from "./index.ts";
import meta from "./ScrollArea.meta.ts";

const content = (height: number) => {
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(100);
};
afterEach(() => void vi.restoreAllMocks());

conforms("ScrollArea", (props) => <ScrollArea label="Terms" {...props} />);

keyboardTable(meta, {
  Tab: async (user) => {
    content(400);
    render(<ScrollArea label="Terms">words</ScrollArea>);
    await user.tab();
    expect(screen.getByRole("group", { name: "Terms" })).toHaveFocus();
  },
});

test("isn't focusable when its content fits", () => {
  content(100);
  render(<ScrollArea label="Terms">words</ScrollArea>);
  const area = screen.getByRole("group", { name: "Terms" });
  expect(area).not.toHaveAttribute("tabindex");
  expect(area).toHaveAttribute("data-state", "fitting");
});
