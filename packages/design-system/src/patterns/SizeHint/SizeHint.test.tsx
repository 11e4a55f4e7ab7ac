import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { SizeHint, type SizeHintProps } from "./index.ts";
import meta from "./SizeHint.meta.ts";

const props: SizeHintProps = {
  label: "Recognized size",
  current: { label: "Tires 205/55 R16 · 13 models", href: "/all" },
  others: [{ label: "205/60 R16 · 9", href: "/60" }],
  othersLabel: "Similar sizes",
  asText: { label: "Search for these exact words", href: "/text" },
};

conforms("SizeHint", (root) => <SizeHint {...props} {...root} />);

test("links the size to the list without it, and others to theirs", () => {
  render(<SizeHint {...props} />);
  expect(screen.getByRole("group", { name: "Recognized size" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Remove Tires 205/55 R16 · 13 models" })).toHaveAttribute(
    "href",
    "/all",
  );
  expect(screen.getByRole("list", { name: "Similar sizes" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "205/60 R16 · 9" })).toHaveAttribute("href", "/60");
});

test("omits the text search for a size set by filters, and the list for a single size", () => {
  render(<SizeHint label="Tire size" current={props.current} />);
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(screen.queryByRole("list")).toBeNull();
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(<SizeHint {...props} />);
    for (const name of [/^Remove/, "205/60 R16 · 9", "Search for these exact words"]) {
      await user.tab();
      expect(screen.getByRole("link", { name })).toHaveFocus();
    }
  },
});
