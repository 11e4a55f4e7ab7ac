import { render, screen } from "@testing-library/react";
import Check from "lucide-react/icons/check";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { List, ListItem } from "./index.ts";

conforms("List", (props) => <List {...props} />);
conforms("ListItem", (props) => (
  <List>
    <ListItem {...props}>One</ListItem>
  </List>
));

test.each([
  ["bullet", "UL", null],
  ["number", "OL", null],
  ["plain", "UL", "list"],
  ["divided", "UL", "list"],
] as const)("%s renders %s with role %s", (variant, element, role) => {
  render(<List variant={variant} />);
  expect(screen.getByRole("list").tagName).toBe(element);
  expect(screen.getByRole("list").getAttribute("role")).toBe(role);
});

test("shows icon, text, description and end in this order", () => {
  render(
    <List variant="divided">
      <ListItem icon={Check} description="Since May" end="3">
        Orders
      </ListItem>
    </List>,
  );
  expect(screen.getByRole("listitem")).toHaveTextContent("OrdersSince May3");
  expect(screen.getByRole("listitem").querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});
