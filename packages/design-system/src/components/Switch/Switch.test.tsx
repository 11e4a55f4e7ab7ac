import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Switch } from "./index.ts";

conforms("Switch", (props) => <Switch {...props}>Default address</Switch>, { control: "input" });

test("is turned by Space and by its label", async () => {
  const onCheckedChange = vi.fn();
  render(<Switch onCheckedChange={onCheckedChange}>Default address</Switch>);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await userEvent.click(screen.getByText("Default address"));
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
  expect(screen.getByRole("switch", { name: "Default address" })).not.toBeChecked();
});
