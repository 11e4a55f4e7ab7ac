import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { SkipLink } from "./index.ts";

conforms("SkipLink", (props) => <SkipLink {...props}>To the content</SkipLink>);

test("is the first stop and leads to the content", async () => {
  render(<SkipLink>To the content</SkipLink>);
  await userEvent.tab();
  const link = screen.getByRole("link", { name: "To the content" });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute("href", "#main");
});
