import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Button } from "../Button/index.ts";
import { Dialog } from "../Dialog/index.ts";
import { Tooltip } from "./index.ts";
import meta from "./Tooltip.meta.ts";

const tooltip = (
  <Tooltip text="Only to Canada">
    <Button>Shipping</Button>
  </Tooltip>
);

conforms("Tooltip", (props) => (
  <Tooltip text="Only to Canada" {...props}>
    <Button>Shipping</Button>
  </Tooltip>
));

keyboardTable(meta, {
  Tab: async (user) => {
    render(tooltip);
    const button = screen.getByRole("button", { name: "Shipping" });
    expect(button).not.toHaveAccessibleDescription();
    await user.tab();
    expect(button).toHaveFocus();
    expect(screen.getByRole("tooltip")).toHaveTextContent("Only to Canada");
    expect(button).toHaveAccessibleDescription("Only to Canada");
    await user.tab();
    expect(screen.queryByRole("tooltip")).toBeNull();
  },
  Escape: async (user) => {
    render(
      <Dialog defaultOpen title="Address">
        {tooltip}
      </Dialog>,
    );
    screen.getByRole("button", { name: "Shipping" }).focus();
    expect(await screen.findByRole("tooltip")).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("tooltip")).toBeNull();
    expect(screen.getByRole("button", { name: "Shipping" })).toHaveFocus();
    expect(screen.getByRole("dialog")).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
  },
});

test("opens on hover, stays while hovered, and closes on leave", async () => {
  render(tooltip);
  await userEvent.hover(screen.getByRole("button"));
  await userEvent.hover(screen.getByRole("tooltip"));
  expect(screen.getByRole("tooltip")).toBeVisible();
  await userEvent.unhover(screen.getByRole("tooltip"));
  expect(screen.queryByRole("tooltip")).toBeNull();
});
