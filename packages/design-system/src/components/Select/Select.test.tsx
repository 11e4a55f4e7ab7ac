import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Select } from "./index.ts";

const options = [
  { value: "th", label: "Thailand" },
  { value: "la", label: "Laos" },
  { value: "xx", label: "Nowhere", disabled: true },
];

conforms("Select", (props) => <Select label="Country" options={options} {...props} />, { control: "select" });

test("chooses one and reports its value", async () => {
  const onValueChange = vi.fn();
  render(<Select label="Country" options={options} placeholder="Choose" onValueChange={onValueChange} />);
  const select = screen.getByRole("combobox", { name: "Country" });
  expect(select).toHaveDisplayValue("Choose");
  await userEvent.selectOptions(select, "Laos");
  expect(onValueChange).toHaveBeenCalledWith("la");
  expect(select).toHaveDisplayValue("Laos");
  expect(screen.getByRole("option", { name: "Nowhere" })).toBeDisabled();
});
