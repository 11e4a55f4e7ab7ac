import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Select } from "./index.ts";
import meta from "./Select.meta.ts";

const options = [
  { value: "th", label: "Thailand" },
  { value: "la", label: "Laos" },
  { value: "xx", label: "Nowhere", disabled: true },
];

conforms("Select", (props) => <Select label="Country" options={options} {...props} />, { control: "select" });

keyboardTable(meta, {
  Tab: async (user) => {
    render(<Select label="Country" options={options} />);
    await user.tab();
    const select = screen.getByRole("combobox", { name: "Country" });
    expect(select).toHaveFocus();
    // The browser handles the keys of a native select.
    expect(select.tagName).toBe("SELECT");
  },
});

test("selects an option and reports its value", async () => {
  const onValueChange = vi.fn();
  render(<Select label="Country" options={options} placeholder="Choose" onValueChange={onValueChange} />);
  const select = screen.getByRole("combobox", { name: "Country" });
  expect(select).toHaveDisplayValue("Choose");
  await userEvent.selectOptions(select, "Laos");
  expect(onValueChange.mock.calls).toEqual([["la"]]);
  expect(select).toHaveDisplayValue("Laos");
  expect(screen.getByRole("option", { name: "Nowhere" })).toBeDisabled();
});

test("gives the placeholder an empty value and a different style", () => {
  const { rerender } = render(
    <Select label="Country" options={options} placeholder="Choose" value="" onValueChange={() => {}} />,
  );
  const select = screen.getByRole("combobox", { name: "Country" });
  expect(select).toHaveValue("");
  expect(select).toHaveAttribute("data-empty");
  rerender(
    <Select label="Country" options={options} placeholder="Choose" value="la" onValueChange={() => {}} />,
  );
  expect(select).not.toHaveAttribute("data-empty");
});

test("describes it with the error and marks it invalid", () => {
  render(<Select label="Country" options={options} error="Choose a country." />);
  const select = screen.getByRole("combobox", { name: "Country" });
  expect(select).toBeInvalid();
  expect(select).toHaveAccessibleDescription("Choose a country.");
});

test("styles the placeholder differently when uncontrolled, too", async () => {
  const onChange = vi.fn();
  const { rerender } = render(
    <Select key="a" label="Country" options={options} placeholder="Choose" onChange={onChange} />,
  );
  const select = () => screen.getByRole("combobox", { name: "Country" });
  expect(select()).toHaveAttribute("data-empty");
  await userEvent.selectOptions(select(), "Laos");
  expect(select()).not.toHaveAttribute("data-empty");
  expect(onChange).toHaveBeenCalledOnce();
  await userEvent.selectOptions(select(), "Choose");
  expect(select()).toHaveAttribute("data-empty");
  rerender(<Select key="b" label="Country" options={options} placeholder="Choose" defaultValue="la" />);
  expect(select()).not.toHaveAttribute("data-empty");
  rerender(<Select key="c" label="Country" options={options} />);
  expect(select()).not.toHaveAttribute("data-empty");
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "Thailand",
    "Laos",
    "Nowhere",
  ]);
});

test("renders adjacent options of a group under its heading", () => {
  render(
    <Select
      label="Country"
      options={[
        { value: "all", label: "Everywhere" },
        ...options.map((option) => ({ ...option, group: "Asia" })),
      ]}
    />,
  );
  const group = screen.getByRole("group", { name: "Asia" });
  expect([...group.children].map((option) => option.textContent)).toEqual(["Thailand", "Laos", "Nowhere"]);
  expect(screen.getByRole("option", { name: "Everywhere" }).parentElement?.tagName).toBe("SELECT");
});
