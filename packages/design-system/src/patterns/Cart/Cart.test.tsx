import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { money } from "../../testing/shop-samples.ts";
import { CartBar, CartHead, CartInvalid, CartLine, CartShopGroup, FreeFreight } from "./index.ts";
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
    goods={{ title: "Polar 3", picture }}
    price={money(5)}
    quantity={null}
    subtotal={money(10)}
    actions={null}
    {...props}
  />
));
conforms("CartInvalid", (props) => (
  <CartInvalid title="3 goods" text="" goods={[]} actions={null} {...props} />
));
conforms("CartBar", (props) => (
  <CartBar label="Sum" start={null} count="4" totalLabel="Total" total={money(5)} action={null} {...props} />
));

test("a group is a region named by its shop", () => {
  render(
    <CartShopGroup shop={{ name: "Nordic", href: "/m" }} tick={null}>
      <li>line</li>
    </CartShopGroup>,
  );
  expect(screen.getByRole("region", { name: "Nordic" })).toContainElement(screen.getByText("line"));
});

test("goods that can't be bought are folded, and unfold", async () => {
  render(
    <CartInvalid
      title="1 product can't be bought"
      text="1 sold out"
      actions={null}
      goods={[{ id: 1, title: "Polar 3", picture, reason: "Sold out", actions: null }]}
    />,
  );
  const toggle = screen.getByRole("button", { expanded: false });
  expect(screen.getByText("Sold out")).not.toBeVisible();
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("Sold out")).toBeVisible();
});

test("while sums are asked for the old ones stay and are busy", () => {
  const { container } = render(
    <CartBar
      label="Sum"
      start={null}
      count="4"
      totalLabel="Total"
      total={money(414.86)}
      busy
      action={null}
    />,
  );
  expect(container.querySelector("[aria-busy='true']")).toHaveTextContent("$414.86");
});

test("free freight: a meter until it is reached", () => {
  const { rerender } = render(
    <FreeFreight text="Add $35.10" meterLabel="Free freight" value={24.9} max={60} sums="$24.90 of $60.00" />,
  );
  expect(screen.getByRole("meter", { name: "Free freight" })).toHaveAttribute(
    "aria-valuetext",
    "$24.90 of $60.00",
  );
  rerender(<FreeFreight reached="Free freight" />);
  expect(screen.queryByRole("meter")).toBeNull();
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <CartShopGroup shop={{ name: "Nordic", href: "/m" }} tick={<input type="checkbox" />}>
        <CartLine
          tick={<input type="checkbox" aria-label="Polar 3" />}
          goods={{ title: "Polar 3", href: "/7", picture }}
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
    render(<CartInvalid title="1 product" text="1 sold out" goods={[]} actions={null} />);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("button")).toHaveAttribute("aria-expanded", "true");
    await user.keyboard(" ");
    expect(screen.getByRole("button")).toHaveAttribute("aria-expanded", "false");
  },
});
