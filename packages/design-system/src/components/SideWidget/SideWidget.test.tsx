import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import Heart from "lucide-react/icons/heart";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { SideWidget, SideWidgetLink, SideWidgetService } from "./index.ts";

conforms("SideWidget", (props) => (
  <SideWidget label="Help" {...props}>
    {null}
  </SideWidget>
));

test("the tab brings the column out; Escape and leaving put it back", async () => {
  render(
    <>
      <SideWidget label="Help">
        <SideWidgetLink href="/cart" icon={Heart} text="Cart" />
      </SideWidget>
      <button type="button">Elsewhere</button>
    </>,
  );
  const tab = screen.getByRole("button", { name: "Help" });
  expect(tab).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(tab);
  expect(tab).toHaveAttribute("aria-expanded", "true");
  await userEvent.tab();
  await userEvent.keyboard("{Escape}");
  expect(tab).toHaveAttribute("aria-expanded", "false");
  expect(tab).toHaveFocus();
  await userEvent.click(tab);
  await userEvent.click(screen.getByRole("button", { name: "Elsewhere" }));
  expect(tab).toHaveAttribute("aria-expanded", "false");
});

test("a named landmark with a list; the service can be called", () => {
  render(
    <SideWidget label="Help">
      <SideWidgetService icon={Heart} text="Service" phone="+1 800 555 0146" />
      <SideWidgetLink href="/cart" icon={Heart} text="Cart" count={3} label="Cart, 3 goods" />
    </SideWidget>,
  );
  expect(screen.getByRole("complementary", { name: "Help" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Cart, 3 goods" })).toHaveTextContent("3");
  expect(screen.getByText("+1 800 555 0146")).toHaveAttribute("href", "tel:+18005550146");
});
