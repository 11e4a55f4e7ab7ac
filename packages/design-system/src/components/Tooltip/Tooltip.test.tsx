import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Button } from "../Button/index.ts";
import { Dialog } from "../Dialog/index.ts";
import { Tooltip } from "./index.ts";

const tooltip = (
  <Tooltip text="Only to Canada">
    <Button>Freight</Button>
  </Tooltip>
);

conforms("Tooltip", (props) => (
  <Tooltip text="Only to Canada" {...props}>
    <Button>Freight</Button>
  </Tooltip>
));

test("describes its control on focus; Escape takes it away", async () => {
  render(tooltip);
  await userEvent.tab();
  expect(screen.getByRole("tooltip")).toHaveTextContent("Only to Canada");
  expect(screen.getByRole("button", { name: "Freight" })).toHaveAccessibleDescription("Only to Canada");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("comes on hover, stays while the pointer rests on it, goes when it leaves", async () => {
  render(tooltip);
  await userEvent.hover(screen.getByRole("button"));
  await userEvent.hover(screen.getByRole("tooltip"));
  expect(screen.getByRole("tooltip")).toBeVisible();
  await userEvent.unhover(screen.getByRole("tooltip"));
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("in a dialog, Escape takes away the words first, then the dialog", async () => {
  render(
    <Dialog defaultOpen title="Address" closeLabel="Close">
      {tooltip}
    </Dialog>,
  );
  await userEvent.hover(screen.getByRole("button", { name: "Freight" }));
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("tooltip")).toBeNull();
  expect(screen.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});
