import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Button } from "../Button/index.ts";
import { Drawer } from "./index.ts";

conforms("Drawer", (props) => <Drawer open title="Cart" closeLabel="Close" {...props} />);

test("opens by its trigger and closes by Escape", async () => {
  render(<Drawer trigger={<Button>Filters</Button>} title="Filters" closeLabel="Close" />);
  await userEvent.click(screen.getByRole("button", { name: "Filters" }));
  expect(screen.getByRole("dialog", { name: "Filters" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});
