import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { varName } from "../../lib/css-var.ts";
import { floorVar } from "../../lib/floor.css.ts";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { money } from "../../testing/shop-samples.ts";
import { vars } from "../../tokens/contract.css.ts";
import {
  BuyActions,
  CouponChip,
  Guarantees,
  PriceBlock,
  ProductFrame,
  ProductHead,
  StickyBuyBar,
} from "./index.ts";
import meta from "./BuyBox.meta.ts";

conforms("ProductFrame", (props) => (
  <ProductFrame gallery={null} aside={null} {...props}>
    {null}
  </ProductFrame>
));
conforms("BuyActions", (props) => <BuyActions {...props} />);

type Report = (entries: unknown[]) => void;

/** Answers what the page's observer would tell. */
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

test("the title is the page's heading", () => {
  render(<ProductHead title="Touring GT" facts={["5.8k sold"]} />);
  expect(screen.getByRole("heading", { level: 1, name: "Touring GT" })).toBeInTheDocument();
});

test("price and saving are said together", () => {
  render(<PriceBlock price={money(148.5)} saving="Save $22.50" note="tax included" />);
  expect(screen.getByText("$148.50")).toBeInTheDocument();
  expect(screen.getByText("Save $22.50")).toBeInTheDocument();
});

test("a coupon flips to claimed in place", async () => {
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

test("guarantees are a named list", () => {
  render(<Guarantees label="Guarantees" items={[]} />);
  expect(screen.getByRole("list", { name: "Guarantees" })).toBeInTheDocument();
});

test("the bar shows once the buttons are above the view, and can't be reached before", () => {
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
  act(() => report([{ isIntersecting: false, boundingClientRect: { bottom: 900 } }]));
  expect(bar).toHaveAttribute("data-state", "hidden");
  act(() => report([{ isIntersecting: false, boundingClientRect: { bottom: -10 } }]));
  expect(bar).toHaveAttribute("data-state", "shown");
  expect(bar).not.toHaveAttribute("inert");
});

test("what floats at the lower edge makes room for the bar while it is shown", () => {
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
  act(() => report([{ isIntersecting: false, boundingClientRect: { bottom: -10 } }]));
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
    // The test's own browser does not know `inert`.
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
