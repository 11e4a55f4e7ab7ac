import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import meta from "./FilterBar.meta.ts";
import { FilterBar, type FilterBarProps, type FilterField, type FilterValue } from "./index.ts";

const options = [
  { value: "paid", label: "Paid" },
  { value: "open", label: "Open" },
];
const fields: FilterField[] = [
  { id: "customer", label: "Customer", kind: "text" },
  { id: "payment", label: "Payment", kind: "many", options },
  { id: "state", label: "State", kind: "one", options },
  {
    id: "total",
    label: "Total",
    kind: "custom",
    editor: (values, onChange) => (
      <button type="button" onClick={() => onChange([`${values[0] ?? ""}9`])}>
        More
      </button>
    ),
    format: ([least]) => `over $${least ?? 0}`,
  },
];

const ignore = (): void => undefined;

conforms("FilterBar", (props) => (
  <FilterBar label="Filter orders" fields={fields} value={{}} onValueChange={ignore} {...props} />
));

function Bar({ initial = {}, ...props }: Partial<FilterBarProps> & { initial?: FilterValue }) {
  const [value, setValue] = useState(initial);
  return (
    <FilterBar label="Filter orders" fields={fields} value={value} onValueChange={setValue} {...props} />
  );
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });

keyboardTable(meta, {
  Tab: async (user) => {
    render(<Bar search="" views={[{ id: "all", label: "All" }]} initial={{ payment: ["paid"] }} />);
    const names: (string | null)[] = [];
    for (let stop = 0; stop < 6; stop += 1) {
      await user.tab();
      names.push(
        document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? null,
      );
    }
    expect(names).toEqual(["All", "", "Payment Paid", "Remove Payment Paid", "Add filter", "Clear all"]);
  },
  "Enter or Space, on a filter": async (user) => {
    render(<Bar initial={{ payment: ["paid"] }} />);
    button("Payment Paid").focus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("dialog", { name: "Payment" })).toBeVisible();
  },
  "Enter or Space, on “Add filter”": async (user) => {
    render(<Bar />);
    button("Add filter").focus();
    await user.keyboard("{Enter}{Enter}");
    const field = await screen.findByRole("textbox", { name: "Contains" });
    await user.type(field, "Mara");
    expect(screen.getByText("Mara")).toBeVisible();
  },
  Escape: async (user) => {
    render(<Bar />);
    button("Add filter").focus();
    await user.keyboard("{Enter}{Enter}");
    await screen.findByRole("dialog", { name: "Customer" });
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByRole("button", { name: /^Customer/ })).toBeNull();
  },
});

test("edits options, one choice and own controls, and shows their texts", async () => {
  render(<Bar initial={{ payment: ["paid"], state: ["open"], total: ["9"] }} />);
  await userEvent.click(button("Payment Paid"));
  await userEvent.click(screen.getByRole("checkbox", { name: "Open" }));
  await userEvent.keyboard("{Escape}");
  expect(button("Payment Paid, Open")).toBeVisible();
  await userEvent.click(button("State Open"));
  await userEvent.click(screen.getByRole("radio", { name: "Paid" }));
  await userEvent.keyboard("{Escape}");
  expect(button("State Paid")).toBeVisible();
  await userEvent.click(button("Total over $9"));
  await userEvent.click(button("More"));
  await userEvent.keyboard("{Escape}");
  expect(button("Total over $99")).toBeVisible();
});

test("removes one filter or all, and ignores unknown ones", async () => {
  const onValueChange = vi.fn();
  render(<Bar value={{ payment: ["paid"], old: ["x"] }} onValueChange={onValueChange} />);
  expect(screen.queryByText("old")).toBeNull();
  await userEvent.click(button("Remove Payment Paid"));
  expect(onValueChange).toHaveBeenLastCalledWith({ old: ["x"] });
  await userEvent.click(button("Clear all"));
  expect(onValueChange).toHaveBeenLastCalledWith({});
});

test("selects, saves and deletes views", async () => {
  const [onViewChange, onViewSave, onViewRemove] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <Bar
      views={[
        { id: "all", label: "All", count: 1430 },
        { id: "own", label: "Mine", removable: true },
      ]}
      view="own"
      {...{ onViewChange, onViewSave, onViewRemove }}
    />,
  );
  const list = screen.getByRole("list", { name: "Views" });
  expect(within(list).getByRole("button", { current: true })).toHaveAccessibleName("Mine");
  await userEvent.click(within(list).getByRole("button", { name: "All 1,430" }));
  expect(onViewChange).toHaveBeenCalledExactlyOnceWith("all");
  await userEvent.click(button("Save view"));
  await userEvent.type(screen.getByRole("textbox", { name: "Name of the view" }), " Late {Enter}");
  expect(onViewSave).toHaveBeenCalledExactlyOnceWith("Late");
  await userEvent.click(button("Actions for Mine"));
  await userEvent.click(screen.getByRole("menuitem", { name: "Delete view" }));
  expect(onViewRemove).toHaveBeenCalledExactlyOnceWith("own");
});
