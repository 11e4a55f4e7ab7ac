import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Timeline, type TimelineEntry } from "./index.ts";
import meta from "./Timeline.meta.ts";

const paid: TimelineEntry = {
  id: 1,
  title: "Paid",
  time: { text: "Today, 5:56 AM", iso: "2026-11-27T05:56" },
};
const edited: TimelineEntry = {
  ...paid,
  id: 2,
  title: "Edited",
  by: "Elin",
  details: "By import",
  minor: { label: "1 edit", entries: [{ ...paid, title: "Price" }] },
};

conforms("Timeline", (props) => <Timeline label="Timeline" entries={[paid]} {...props} />);

keyboardTable(meta, {
  Tab: async (user) => {
    render(<Timeline label="Timeline" entries={[edited]} />);
    await user.tab();
    expect(screen.getByText("1 edit")).toHaveFocus();
  },
  "Enter or Space, on such a row": async (user) => {
    render(<Timeline label="Timeline" entries={[edited]} />);
    const row = screen.getByText("1 edit");
    expect(row.tagName).toBe("SUMMARY");
    await user.click(row);
    expect(screen.getByRole("list", { name: "1 edit" })).toBeVisible();
  },
});

test("is a named list of events with machine-readable times", () => {
  const { container } = render(<Timeline label="History" entries={[edited, paid]} />);
  expect(screen.getByRole("list", { name: "History" }).tagName).toBe("OL");
  expect(container.querySelector("time")).toHaveAttribute("datetime", "2026-11-27T05:56");
  expect(container).toHaveTextContent("Edited · ElinToday, 5:56 AMBy import1 edit");
});
