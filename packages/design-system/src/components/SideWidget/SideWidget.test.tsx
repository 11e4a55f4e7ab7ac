import { render, screen } from "@testing-library/react";
import Heart from "lucide-react/icons/heart";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { SideWidget, SideWidgetLink, SideWidgetService } from "./index.ts";

conforms("SideWidget", (props) => (
  <SideWidget label="Help" {...props}>
    {null}
  </SideWidget>
));

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
