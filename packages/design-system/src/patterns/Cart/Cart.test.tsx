import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { FormEvent } from "react";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { money } from "../../testing/shop-samples.ts";
import {
  CartBar,
  CartCouponHint,
  CartHead,
  CartInvalid,
  CartLine,
  CartShopGroup,
  FreeShippingMeter,
} from "./index.ts";
import meta from "./Cart.meta.ts";

const picture = { src: "/a.webp", alt: "" };

conforms("CartHead", (props) => <CartHead selectAll={null} columns={["a", "b", "c", "d"]} {...props} />);
conforms("CartShopGroup", (props) => (
  <CartShopGroup shop={{ name: "Nordic", href: "/m" }} tick={null} {...props}>
    {null}
  </CartShopGroup>
));
conforms("CartLine", (props) => (
  <CartLine
    tick={null}
    item={{ title: "Polar 3", picture }}
    price={money(5)}
    quantity={null}
    subtotal={money(10)}
    actions={null}
    {...props}
  />
));
conforms("CartInvalid", (props) => (
  <CartInvalid title="3 goods" text="" items={[]} actions={null} {...props} />
));
conforms("CartBar", (props) => (
  <CartBar label="Sum" start={null} count="4" totalLabel="Total" total={money(5)} action={null} {...props} />
));

test("renders a shop's group as a region with its name", () => {
  render(
    <CartShopGroup shop={{ name: "Nordic", href: "/m" }} tick={null}>
      <li>line</li>
    </CartShopGroup>,
  );
  expect(screen.getByRole("region", { name: "Nordic" })).toContainElement(screen.getByText("line"));
});

test("collapses unavailable items, and expands them", async () => {
  render(
    <CartInvalid
      title="1 product can't be bought"
      text="1 sold out"
      actions={null}
      items={[{ id: 1, title: "Polar 3", picture, reason: "Sold out", actions: null }]}
    />,
  );
  const toggle = screen.getByRole("button", { expanded: false });
  expect(screen.getByText("Sold out")).not.toBeVisible();
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("Sold out")).toBeVisible();
});

test("keeps the old totals and marks them busy while new ones load", () => {
  const { container } = render(
    <CartBar
      label="Sum"
      start={null}
      count="4"
      totalLabel="Total"
      total={money(414.86)}
      loading
      action={null}
    />,
  );
  expect(container.querySelector("[aria-busy='true']")).toHaveTextContent("$414.86");
});

test("shows a meter until free shipping is reached", () => {
  const { rerender } = render(
    <FreeShippingMeter
      text="Add $35.10"
      meterLabel="Free shipping"
      value={24.9}
      max={60}
      sums="$24.90 of $60.00"
    />,
  );
  expect(screen.getByRole("meter", { name: "Free shipping" })).toHaveAttribute(
    "aria-valuetext",
    "$24.90 of $60.00",
  );
  rerender(<FreeShippingMeter reached="Free shipping" />);
  expect(screen.queryByRole("meter")).toBeNull();
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <CartShopGroup shop={{ name: "Nordic", href: "/m" }} tick={<input type="checkbox" />}>
        <CartLine
          tick={<input type="checkbox" aria-label="Polar 3" />}
          item={{ title: "Polar 3", href: "/7", picture }}
          price={money(5)}
          quantity={null}
          subtotal={money(10)}
          actions={<button>Remove Polar 3</button>}
        />
      </CartShopGroup>,
    );
    await user.tab();
    await user.tab();
    expect(screen.getByRole("link", { name: "Nordic" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("checkbox", { name: "Polar 3" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("link", { name: "Polar 3" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Remove Polar 3" })).toHaveFocus();
  },
  "Enter, Space": async (user) => {
    render(<CartInvalid title="1 product" text="1 sold out" items={[]} actions={null} />);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("button")).toHaveAttribute("aria-expanded", "true");
    await user.keyboard(" ");
    expect(screen.getByRole("button")).toHaveAttribute("aria-expanded", "false");
  },
});

test("is a named region that announces new totals", () => {
  const { container } = render(
    <CartBar label="Sum" start={null} count="4" totalLabel="Total" total={money(5)} action={null} />,
  );
  expect(screen.getByRole("region", { name: "Sum" })).toBeInTheDocument();
  const sums = container.querySelector("[aria-live]");
  expect(sums).toHaveAttribute("aria-live", "polite");
  expect(sums).toHaveTextContent("4Total$5.00");
  expect(sums?.childElementCount).toBe(1);
});

test("shows below the total what it includes", () => {
  render(
    <CartBar
      label="Sum"
      start={null}
      count="4"
      totalLabel="Total"
      total={money(5)}
      hint="Shipping comes later"
      action={null}
    />,
  );
  expect(screen.getByText("Shipping comes later").closest("[aria-live]")).toHaveAttribute(
    "aria-busy",
    "false",
  );
});

test("hides column labels from screen readers; each line labels its parts", () => {
  render(<CartHead selectAll={null} columns={["Price", "Quantity", "Sum", "Action"]} />);
  for (const name of ["Price", "Quantity", "Sum", "Action"])
    expect(screen.getByText(name)).toHaveAttribute("aria-hidden", "true");
});

test("shows pictures when collapsed and items when expanded, and submits no form", async () => {
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  const { container } = render(
    <form onSubmit={sent}>
      <CartInvalid
        title="1 product"
        text="1 sold out"
        actions={null}
        items={[{ id: 1, title: "Polar 3", picture, reason: "Sold out", actions: <button>Remove</button> }]}
      />
    </form>,
  );
  const section = screen.getByRole("region", { name: "1 product" });
  const toggle = within(section).getByRole("button", { expanded: false });
  const list = container.querySelector("ul");
  expect(toggle).toHaveAttribute("aria-controls", list?.id);
  expect(container.querySelectorAll("img")).toHaveLength(2);
  expect(container.querySelector("img")?.closest("[aria-hidden]")).toHaveAttribute("aria-hidden", "true");
  await userEvent.click(toggle);
  expect(container.querySelectorAll("img")).toHaveLength(1);
  expect(list).toContainElement(screen.getByRole("button", { name: "Remove" }));
  expect(sent).not.toHaveBeenCalled();
});

test("links the shop, with its badge, and its coupon at the end", () => {
  const shop = { name: "Nordic", href: "/m" };
  const { container, rerender } = render(
    <CartShopGroup
      shop={shop}
      mark="Self-operated"
      tick={null}
      coupon={<CartCouponHint applies text="Applied" ticket="$5 off" action={<button>Claim</button>} />}
    >
      {null}
    </CartShopGroup>,
  );
  const link = screen.getByRole("link", { name: "Nordic Self-operated" });
  expect(link).toHaveAttribute("href", "/m");
  for (const words of ["Applied", "$5 off", "Claim"]) expect(screen.getByText(words)).toBeInTheDocument();
  rerender(
    <CartShopGroup shop={shop} tick={null}>
      {null}
    </CartShopGroup>,
  );
  expect(container).toHaveTextContent(/^Nordic$/);
  expect(link.parentElement?.parentElement?.childElementCount).toBe(2);
});

test("announces the free shipping amounts once, in the meter, and links to products to add", () => {
  const { container, rerender } = render(
    <FreeShippingMeter
      text="Add $35.10"
      meterLabel="Free shipping"
      value={24.9}
      max={60}
      sums="$24.90 of $60.00"
      action={<a href="/add">Add</a>}
    />,
  );
  const meter = screen.getByRole("meter", { name: "Free shipping" });
  expect(meter).toHaveAttribute("aria-valuenow", "24.9");
  expect(meter).toHaveAttribute("aria-valuemax", "60");
  expect(screen.getByText("$24.90 of $60.00")).toHaveAttribute("aria-hidden", "true");
  expect(screen.getByRole("link", { name: "Add" })).toBeInTheDocument();
  const parts = container.firstElementChild?.childElementCount ?? 0;
  rerender(
    <FreeShippingMeter text="Add $35.10" meterLabel="Free shipping" value={1} max={60} sums="$1 of $60" />,
  );
  expect(container.firstElementChild?.childElementCount).toBe(parts - 1);
});

test("lets the caller control whether unavailable items are expanded", async () => {
  const onOpenChange = vi.fn();
  render(
    <CartInvalid
      title="2 goods"
      text="sold out"
      items={[]}
      actions={null}
      open={false}
      onOpenChange={onOpenChange}
    />,
  );
  const toggle = screen.getByRole("button", { name: /2 goods/ });
  await userEvent.click(toggle);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(toggle).toHaveAttribute("aria-expanded", "false");
});
