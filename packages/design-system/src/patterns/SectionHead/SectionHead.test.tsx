import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { SectionHead } from "./index.ts";
import meta from "./SectionHead.meta.ts";

conforms("SectionHead", (props) => <SectionHead title="Tires" {...props} />);

test("renders heading, tabs with URLs, and the link to everything", () => {
  render(
    <SectionHead
      title="Tires"
      titleId="tires"
      tabsLabel="Kinds"
      tabs={[{ id: "w", label: "Winter", href: "/?tires=w", current: true }]}
      more={{ label: "All tires", href: "/tires" }}
    />,
  );
  expect(screen.getByRole("heading", { level: 2, name: "Tires" })).toHaveAttribute("id", "tires");
  expect(screen.getByRole("link", { name: "Winter" })).toHaveAttribute("aria-current", "true");
  expect(screen.getByRole("link", { name: "All tires" })).toHaveAttribute("href", "/tires");
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <SectionHead
        title="Tires"
        tabs={["Summer", "Winter"].map((label) => ({ id: label, label, href: `/?season=${label}` }))}
        more={{ label: "All tires", href: "/tires" }}
      />,
    );
    for (const name of ["Summer", "Winter", "All tires"]) {
      await user.tab();
      expect(screen.getByRole("link", { name })).toHaveFocus();
    }
  },
});
