import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { SkipLink } from "./index.ts";
import meta from "./SkipLink.meta.ts";

conforms("SkipLink", (props) => <SkipLink {...props}>To the content</SkipLink>);

const page = (
  <>
    <SkipLink>To the content</SkipLink>
    <a href="#home">Home</a>
    <main id="main" tabIndex={-1} />
  </>
);

keyboardTable(meta, {
  Tab: async (user) => {
    render(page);
    await user.tab();
    expect(screen.getByRole("link", { name: "To the content" })).toHaveFocus();
  },
  Enter: async (user) => {
    render(page);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(location.hash).toBe("#main");
  },
});

test("links to the main content by default", () => {
  render(
    <>
      <SkipLink>To the content</SkipLink>
      <SkipLink href="#results">To the results</SkipLink>
    </>,
  );
  expect(screen.getByRole("link", { name: "To the content" })).toHaveAttribute("href", "#main");
  expect(screen.getByRole("link", { name: "To the results" })).toHaveAttribute("href", "#results");
});
