import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { AppliedFilters } from "./index.ts";
import meta from "./AppliedFilters.meta.ts";

const filters = [{ id: "w", label: "Winter", href: "/s" }];

conforms("AppliedFilters", (props) => <AppliedFilters label="Filters" filters={filters} {...props} />);

test("links each chip to the list without it", () => {
  render(<AppliedFilters label="Filters" filters={filters} clear={{ label: "Clear all", href: "/all" }} />);
  expect(screen.getByRole("link", { name: "Remove Winter" })).toHaveAttribute("href", "/s");
  expect(screen.getByRole("link", { name: "Clear all" })).toHaveAttribute("href", "/all");
});

test("calls back for filters that the page keeps in state", async () => {
  const onRemove = vi.fn();
  const onClear = vi.fn();
  render(
    <AppliedFilters
      label="Filters"
      filters={[{ id: "w", label: "Winter", onRemove }]}
      clear={{ label: "Clear all", onClear }}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Remove Winter" }));
  expect(onRemove).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("button", { name: "Clear all" }));
  expect(onClear).toHaveBeenCalledOnce();
});

function Removable() {
  const [labels, setLabels] = useState(["Winter", "R16", "Used"]);
  return (
    <AppliedFilters
      label="Filters"
      filters={labels.map((label) => ({
        id: label,
        label,
        onRemove: () => setLabels(labels.filter((other) => other !== label)),
      }))}
    />
  );
}

test("keeps the focus in the list when a button removes its chip", async () => {
  render(<Removable />);
  await userEvent.click(screen.getByRole("button", { name: "Remove R16" }));
  expect(screen.getByRole("button", { name: "Remove Used" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Remove Winter" })).toHaveFocus();
});

keyboardTable(meta, {
  Tab: async (user) => {
    const two = [...filters, { id: "s", label: "R16", href: "/t" }];
    render(<AppliedFilters label="Filters" filters={two} clear={{ label: "Clear all", href: "/all" }} />);
    for (const name of ["Remove Winter", "Remove R16", "Clear all"]) {
      await user.tab();
      expect(screen.getByRole("link", { name })).toHaveFocus();
    }
  },
  Enter: async (user) => {
    const followed: (string | null)[] = [];
    render(
      <AppliedFilters
        label="Filters"
        filters={filters}
        onClick={(event) => {
          event.preventDefault();
          followed.push((event.target as Element).getAttribute("href"));
        }}
      />,
    );
    await user.tab();
    await user.keyboard("{Enter}");
    expect(followed).toEqual(["/s"]);
  },
});
