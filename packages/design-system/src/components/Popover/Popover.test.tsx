import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Button } from "../Button/index.ts";
import { Popover } from "./index.ts";

conforms("Popover", (props) => (
  <Popover open label="Details" trigger={<Button>Details</Button>} {...props} />
));

test("opens by Enter, has a name, closes by Escape to its button", async () => {
  render(
    <Popover label="How the price is made" trigger={<Button>Details</Button>}>
      Coupons −$25.00
    </Popover>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("dialog", { name: "How the price is made" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: "Details" })).toHaveFocus();
});
