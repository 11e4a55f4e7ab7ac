import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { SortBar, type SortBarProps } from "./index.ts";
import meta from "./SortBar.meta.ts";

const props: SortBarProps = {
  label: "Order",
  choices: [
    { id: "best", label: "Best match", href: "/s", current: true },
    { id: "price", label: "Price", href: "/s?sort=price", direction: "both" },
  ],
  pages: {
    page: 1,
    count: 4,
    previous: { label: "Previous page", href: "/s?page=0" },
    next: { label: "Next page", href: "/s?page=2" },
  },
};

conforms("SortBar", (root) => <SortBar {...props} {...root} />);

test("renders sort orders as links, and no previous link on the first page", () => {
  render(<SortBar {...props} />);
  expect(screen.getByRole("link", { name: "Best match" })).toHaveAttribute("aria-current", "true");
  expect(screen.getByRole("link", { name: "Price" })).toHaveAttribute("href", "/s?sort=price");
  expect(screen.getByRole("link", { name: "Previous page" })).not.toHaveAttribute("href");
  expect(screen.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "/s?page=2");
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(<SortBar {...props} />);
    // Without styles, the small-screen button is visible too.
    screen.getByRole("button", { name: "Order: Best match" }).focus();
    for (const name of ["Best match", "Price", "Next page"]) {
      await user.tab();
      expect(screen.getByRole("link", { name })).toHaveFocus();
    }
  },
  Enter: async (user) => {
    const followed: (string | null)[] = [];
    render(
      <SortBar
        {...props}
        onClick={(event) => {
          event.preventDefault();
          followed.push((event.target as Element).getAttribute("href"));
        }}
      />,
    );
    screen.getByRole("link", { name: "Best match" }).focus();
    await user.tab();
    await user.keyboard("{Enter}");
    await user.tab();
    await user.keyboard("{Enter}");
    expect(followed).toEqual(["/s?sort=price", "/s?page=2"]);
  },
});
