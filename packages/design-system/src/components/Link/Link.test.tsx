import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ChevronEnd } from "../Icon/index.ts";
import { DesignSystemProvider, type LinkComponentProps } from "../../provider/index.ts";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Link } from "./index.ts";
import meta from "./Link.meta.ts";

conforms("Link", (props) => (
  <Link href="/orders" {...props}>
    Orders
  </Link>
));

keyboardTable(meta, {
  Tab: async (user) => {
    render(<Link href="#orders">Orders</Link>);
    await user.tab();
    expect(screen.getByRole("link", { name: "Orders" })).toHaveFocus();
  },
  Enter: async (user) => {
    render(<Link href="#orders">Orders</Link>);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(location.hash).toBe("#orders");
  },
});

test("uses the router's link", () => {
  const RouterLink = ({ href, ...rest }: LinkComponentProps) => <a data-router href={href} {...rest} />;
  render(
    <DesignSystemProvider linkComponent={RouterLink}>
      <Link href="/orders">Orders</Link>
    </DesignSystemProvider>,
  );
  expect(screen.getByRole("link", { name: "Orders" })).toHaveAttribute("data-router");
});

test("hides its icons from screen readers", () => {
  render(
    <Link href="/orders" endIcon={ChevronEnd}>
      All orders
    </Link>,
  );
  expect(screen.getByRole("link", { name: "All orders" }).querySelector("svg")).toHaveAttribute(
    "aria-hidden",
    "true",
  );
});
