import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef, type FormEvent, type ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { tone as priceTone } from "../../components/Price/Price.css.ts";
import { varName } from "../../lib/css-var.ts";
import { floorVar } from "../../lib/floor.css.ts";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { money } from "../../testing/shop-samples.ts";
import { vars } from "../../tokens/contract.css.ts";
import {
  BuyActions,
  BuyRow,
  CouponChip,
  Guarantees,
  PriceBlock,
  ProductPageLayout,
  ProductHead,
  QuantityPresets,
  QuantityRow,
  StickyBuyBar,
} from "./index.ts";
import meta from "./BuyBox.meta.ts";

conforms("ProductPageLayout", (props) => (
  <ProductPageLayout gallery={null} aside={null} {...props}>
    {null}
  </ProductPageLayout>
));
test("puts product details after the buy box in reading order, and renders none without them", () => {
  const { container, rerender } = render(
    <ProductPageLayout gallery="Pictures" aside="Shop" details="Label">
      Price
    </ProductPageLayout>,
  );
  const columns = () => [...(container.firstElementChild?.children ?? [])].map((part) => part.textContent);
  expect(columns()).toEqual(["Pictures", "Price", "Label", "Shop"]);
  rerender(
    <ProductPageLayout gallery="Pictures" aside="Shop" details={null}>
      Price
    </ProductPageLayout>,
  );
  expect(columns()).toEqual(["Pictures", "Price", "Shop"]);
});

conforms("BuyActions", (props) => <BuyActions {...props} />);

type Report = (entries: unknown[]) => void;

/** Simulates the IntersectionObserver's reports. */
const stubObserver = (): Report => {
  let report: Report = () => undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: Report) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  return (entries) => report(entries);
};

afterEach(() => void vi.unstubAllGlobals());

test("renders the title as the page heading", () => {
  render(<ProductHead title="Touring GT" facts={["5.8k sold"]} />);
  expect(screen.getByRole("heading", { level: 1, name: "Touring GT" })).toBeInTheDocument();
});

test("shows price and savings together", () => {
  render(<PriceBlock price={money(148.5)} saving="Save $22.50" note="tax included" />);
  expect(screen.getByText("$148.50")).toBeInTheDocument();
  expect(screen.getByText("Save $22.50")).toBeInTheDocument();
});

test("changes a coupon to claimed in place", async () => {
  const onClaim = vi.fn<() => void>();
  const chip = { amount: "$15 off", condition: "over $150" };
  const { rerender } = render(
    <CouponChip {...chip} actionLabel="Claim" label="Claim $15 off" onClaim={onClaim} />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Claim $15 off" }));
  expect(onClaim).toHaveBeenCalledOnce();
  rerender(<CouponChip {...chip} actionLabel="Claimed" claimed />);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("Claimed")).toBeInTheDocument();
});

test("renders guarantees as a named list", () => {
  render(<Guarantees label="Guarantees" items={[]} />);
  expect(screen.getByRole("list", { name: "Guarantees" })).toBeInTheDocument();
});

test("shows the bar while the buttons are out of view; otherwise it is unreachable", () => {
  const report = stubObserver();
  const after = createRef<HTMLDivElement>();
  const { container } = render(
    <>
      <div ref={after} />
      <StickyBuyBar
        after={after}
        title="Touring GT"
        picture={{ src: "/a.webp", alt: "" }}
        price={money(5)}
        actions={null}
      />
    </>,
  );
  const bar = container.querySelector("[data-component='StickyBuyBar']");
  expect(bar).toHaveAttribute("inert");
  act(() => report([{ intersectionRatio: 0 }]));
  expect(bar).toHaveAttribute("data-state", "shown");
  expect(bar).not.toHaveAttribute("inert");
  act(() => report([{ intersectionRatio: 1 }]));
  expect(bar).toHaveAttribute("data-state", "hidden");
  expect(bar).toHaveAttribute("inert");
  act(() => report([{ intersectionRatio: 0.4 }]));
  expect(bar).toHaveAttribute("data-state", "shown");
});

test("moves floating elements above the visible bar", () => {
  const report = stubObserver();
  const after = createRef<HTMLDivElement>();
  const { unmount } = render(
    <>
      <div ref={after} />
      <StickyBuyBar
        after={after}
        title="Touring GT"
        picture={{ src: "/a.webp", alt: "" }}
        price={[]}
        actions={null}
      />
    </>,
  );
  const floor = () => document.documentElement.style.getPropertyValue(varName(floorVar));
  expect(floor()).toBe("");
  act(() => report([{ intersectionRatio: 0 }]));
  expect(floor()).toBe(vars.space[72]);
  unmount();
  expect(floor()).toBe("");
});

const chip = { amount: "$15 off", condition: "over $150", actionLabel: "Claim" };

keyboardTable(meta, {
  Tab: async (user) => {
    stubObserver();
    const after = createRef<HTMLDivElement>();
    render(
      <>
        <PriceBlock price={money(148.5)} coupons={<CouponChip {...chip} />} />
        <BuyActions ref={after}>
          <button>Add to cart</button>
        </BuyActions>
        <StickyBuyBar
          after={after}
          title="Touring GT"
          picture={{ src: "/a.webp", alt: "" }}
          price={[]}
          actions={<button>Add to cart, in the bar</button>}
        />
      </>,
    );
    for (const name of ["Claim", "Add to cart"]) {
      await user.tab();
      expect(screen.getByRole("button", { name })).toHaveFocus();
    }
    // jsdom doesn't support `inert`.
    expect(screen.getByText("Add to cart, in the bar").closest("[inert]")).not.toBeNull();
  },
  "Enter, Space": async (user) => {
    const onClaim = vi.fn();
    render(<CouponChip {...chip} onClaim={onClaim} />);
    await user.tab();
    await user.keyboard("{Enter} ");
    expect(onClaim).toHaveBeenCalledTimes(2);
  },
});

test("renders nothing for omitted props", () => {
  const { container, rerender } = render(
    <ProductHead title="Touring GT" subtitle="All weather" facts={["5.8k sold"]} />,
  );
  expect(container).toHaveTextContent("Touring GTAll weather5.8k sold");
  rerender(<ProductHead title="Touring GT" />);
  expect(container.firstElementChild?.childElementCount).toBe(1);
  rerender(<PriceBlock price={money(5)} coupons={<button>Claim</button>} />);
  expect(container.firstElementChild?.childElementCount).toBe(2);
  expect(screen.getByRole("button", { name: "Claim" })).toBeInTheDocument();
  rerender(<PriceBlock price={money(5)} note="tax included" saving="Save $1" />);
  expect(container).toHaveTextContent("tax includedSave $1");
  expect(container.firstElementChild?.childElementCount).toBe(1);
  rerender(
    <PriceBlock price={money(5)}>
      <p>Set of 4: $20</p>
    </PriceBlock>,
  );
  expect(screen.getByText("Set of 4: $20")).toBeInTheDocument();
  rerender(<PriceBlock price={money(5)} />);
  expect(container.querySelector("[data-component=PriceBlock] > div")?.childElementCount).toBe(1);
});

test.each([
  ["BuyRow", BuyRow],
  ["QuantityRow", QuantityRow],
])("%s: renders a label, a value and an optional note", (_name, Row) => {
  const { container, rerender } = render(
    <Row name="Delivery" note="Free from $60">
      Tomorrow
    </Row>,
  );
  expect(container).toHaveTextContent(/^DeliveryTomorrowFree from \$60$/);
  rerender(<Row name="Delivery">Tomorrow</Row>);
  expect(screen.getByText("Tomorrow").childElementCount).toBe(0);
  expect(container).toHaveTextContent(/^DeliveryTomorrow$/);
});

test("doesn't submit a surrounding form when claiming a coupon", async () => {
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <CouponChip amount="$15 off" condition="over $150" actionLabel="Claim" />
    </form>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect(sent).not.toHaveBeenCalled();
});

test("keeps the bar hidden without observer reports or buttons to follow", () => {
  const report = stubObserver();
  const picture = { src: "/a.webp", alt: "" };
  const bar = { title: "Touring GT", picture, price: money(5), actions: null };
  const after = createRef<HTMLDivElement>();
  const { container, rerender } = render(
    <>
      <div ref={after} />
      <StickyBuyBar after={after} {...bar} />
    </>,
  );
  act(() => report([]));
  const shown = () => container.querySelector("[data-component='StickyBuyBar']")?.getAttribute("data-state");
  expect(shown()).toBe("hidden");
  rerender(<StickyBuyBar key="alone" after={createRef<HTMLDivElement>()} {...bar} />);
  expect(shown()).toBe("hidden");
});

test("keeps focus after claiming, and can't claim a coupon again", async () => {
  const onClaim = vi.fn();
  const offered = (claimed: boolean) => (
    <CouponChip
      amount="$15 off"
      condition="over $99"
      actionLabel={claimed ? "Claimed" : "Claim"}
      claimed={claimed}
      onClaim={onClaim}
    />
  );
  const { rerender } = render(offered(false));
  await userEvent.click(screen.getByRole("button", { name: "Claim" }));
  rerender(offered(true));
  const button = screen.getByRole("button", { name: "Claimed" });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(button);
  expect(onClaim).toHaveBeenCalledTimes(1);
});

conforms("QuantityPresets", (props) => (
  <QuantityPresets label="Usual" presets={[]} value={1} onValueChange={() => undefined} {...props} />
));

test("presses the current preset and selects another with one click", async () => {
  const choose = vi.fn();
  const presets = [
    { value: 1, text: "1" },
    { value: 4, text: "Set of 4" },
  ];
  render(<QuantityPresets label="Usual" presets={presets} value={4} onValueChange={choose} />);
  expect(screen.getByRole("group", { name: "Usual" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Set of 4", pressed: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "1", pressed: false }));
  expect(choose).toHaveBeenCalledWith(1);
});

test("shows a sold-out price in the text color", () => {
  const classes = (element: ReactElement): string | undefined => {
    const { container, unmount } = render(element);
    const found = container.querySelector("[data-component=Price]")?.className;
    unmount();
    return found;
  };
  expect(classes(<PriceBlock price={money(5)} />)).toContain(priceTone.price);
  expect(classes(<PriceBlock price={money(5)} tone="default" />)).toContain(priceTone.default);
});
