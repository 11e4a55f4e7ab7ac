import { render, screen } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import BadgeCheck from "lucide-react/icons/badge-check";
import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { Button } from "../../components/Button/index.ts";
import { conforms } from "../../testing/conformance.tsx";
import { drawing } from "../../testing/drawing.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { money } from "../../testing/shop-samples.ts";
import { CouponCard, CouponGrid, type CouponCardProps } from "./index.ts";
import meta from "./CouponCard.meta.ts";

const coupon: CouponCardProps = {
  title: "Tires and wheels",
  amount: money(20),
  condition: "over $300",
  kind: "merchant",
  kindLabel: "Merchant",
  validity: "Until Nov 23",
  state: "claim",
  stateLabel: "Claim",
};

conforms("CouponCard", (props) => <CouponCard {...coupon} {...props} />);
conforms("CouponGrid", (props) => <CouponGrid {...props} />);

test("is a list item with a heading and one readable amount", () => {
  render(
    <CouponGrid aria-label="Coupons">
      <CouponCard {...coupon} />
    </CouponGrid>,
  );
  expect(screen.getByRole("list", { name: "Coupons" })).toContainElement(screen.getByRole("listitem"));
  expect(screen.getByRole("heading", { level: 2, name: "Tires and wheels" })).toBeInTheDocument();
  expect(screen.getByText("$20.00")).toBeInTheDocument();
  expect(screen.getByRole("listitem")).toHaveTextContent("over $300Merchant");
});

const claims = async (user: UserEvent, key: string) => {
  const onClaim = vi.fn();
  render(<CouponCard {...coupon} onClaim={onClaim} />);
  await user.tab();
  await user.keyboard(key);
  expect(onClaim).toHaveBeenCalledOnce();
};

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <CouponGrid>
        <CouponCard {...coupon} state="used" stateLabel="Used" />
        <CouponCard {...coupon} />
      </CouponGrid>,
    );
    await user.tab();
    expect(screen.getByRole("button", { name: "Claim Tires and wheels" })).toHaveFocus();
  },
  Enter: (user) => claims(user, "{Enter}"),
  Space: (user) => claims(user, " "),
});

test("keeps focus while claiming, then announces it and becomes inactive", async () => {
  const onClaim = vi.fn();
  const { rerender } = render(<CouponCard {...coupon} onClaim={onClaim} />);
  await userEvent.tab();
  rerender(<CouponCard {...coupon} state="claiming" stateLabel="Claiming" onClaim={onClaim} />);
  expect(screen.getByRole("button")).toHaveAttribute("aria-busy", "true");
  expect(screen.getByRole("button")).toHaveFocus();
  rerender(<CouponCard {...coupon} state="claimed" stateLabel="Claimed" onClaim={onClaim} />);
  const claimed = screen.getByRole("button", { name: "Claimed Tires and wheels" });
  expect(claimed).toHaveFocus();
  expect(claimed).toHaveAttribute("aria-disabled", "true");
  expect(claimed.closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
  await userEvent.keyboard("{Enter}");
  expect(onClaim).not.toHaveBeenCalled();
});

test("renders no button for a claimed coupon", () => {
  render(<CouponCard {...coupon} state="claimed" stateLabel="Claimed" />);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("Claimed")).toBeInTheDocument();
});

test("renders a ready coupon with a link", () => {
  render(<CouponCard {...coupon} state="ready" stateLabel="Use now" href="/search?coupon=7" />);
  expect(screen.getByRole("link", { name: "Use now Tires and wheels" })).toHaveAttribute(
    "href",
    "/search?coupon=7",
  );
});

test.each([
  ["used", "Used"],
  ["expired", "Expired"],
  ["soldOut", "All claimed"],
] as const)("describes %s in text, without an action", (state, word) => {
  render(<CouponCard {...coupon} state={state} stateLabel={word} href="/x" onClaim={() => undefined} />);
  expect(screen.getByText(word)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByRole("listitem")).toHaveAttribute("data-state", state);
});

test("renders no action for a ready coupon without a URL", () => {
  render(<CouponCard {...coupon} state="ready" stateLabel="Use now" />);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.queryByText("Use now")).toBeNull();
});

test("shows the issuer but not the scope when small", () => {
  const full: CouponCardProps = {
    ...coupon,
    issuer: { name: "Nordic Tires" },
    products: { pictures: [{ src: "/a.webp", alt: "A" }], text: "12 goods" },
    urgent: "Ends today",
  };
  const { container, rerender } = render(<CouponCard {...full} />);
  for (const words of ["Merchant", "Nordic Tires", "12 goods", "Ends today"])
    expect(screen.getByText(words)).toBeVisible();
  expect(container.querySelector("img")).toHaveAttribute("alt", "");
  rerender(<CouponCard {...full} size="sm" />);
  for (const words of ["Merchant", "12 goods"]) expect(screen.queryByText(words)).toBeNull();
  expect(screen.getByText("Nordic Tires")).toBeVisible();
  expect(screen.getByText("Ends today")).toBeVisible();
  expect(screen.getByRole("button", { name: "Claim Tires and wheels" })).toBeVisible();
});

test("shows icons that repeat the text: issuer, upcoming, claimed", () => {
  const [mark, clock, check] = [BadgeCheck, Clock, CircleCheck].map(drawing);
  const signs = (props: Partial<CouponCardProps>) => {
    const { container, unmount } = render(<CouponCard {...coupon} {...props} />);
    const { innerHTML } = container;
    unmount();
    return [mark, clock, check].map((sign) => innerHTML.includes(sign ?? "none"));
  };
  expect(signs({ issuer: { name: "Nordic" } })).toEqual([false, false, false]);
  expect(signs({ issuer: { name: "Carmine", platform: true } })).toEqual([true, false, false]);
  expect(signs({ state: "upcoming" })).toEqual([false, true, false]);
  expect(signs({ state: "claimed" })).toEqual([false, false, true]);
  const { container, rerender } = render(<CouponCard {...coupon} />);
  rerender(<CouponCard {...coupon} state="claimed" />);
  expect(container.innerHTML).toContain(check);
});

test("hides urgency and supply unless they apply", () => {
  const { container } = render(<CouponCard {...coupon} />);
  expect(container.querySelector("strong")).toBeNull();
  expect(screen.queryByRole("meter")).toBeNull();
});

test("disables the button of an upcoming coupon, with the reason", () => {
  render(<CouponCard {...coupon} state="upcoming" stateLabel="Not yet" />);
  expect(screen.getByRole("button", { name: "Not yet Tires and wheels" })).toBeDisabled();
});

test("shows the claimed fraction as a meter with text", () => {
  render(<CouponCard {...coupon} taken={{ share: 0.82, text: "82% claimed" }} />);
  expect(screen.getByRole("meter", { name: "82% claimed" })).toHaveAttribute("aria-valuenow", "0.82");
  expect(screen.getByRole("meter")).toHaveAttribute("aria-valuemax", "1");
});

test("uses a less prominent button when small, and once claimed", () => {
  const classesOf = (element: ReactElement) => {
    const { container, unmount } = render(element);
    const classes = [...(container.querySelector("button")?.classList ?? [])];
    unmount();
    return classes;
  };
  const [soft, link, ghost] = (["soft", "link", "ghost"] as const).map((variant) =>
    classesOf(
      <Button variant={variant} size="sm">
        Claim
      </Button>,
    ),
  );
  expect(classesOf(<CouponCard {...coupon} />)).toEqual(soft);
  expect(classesOf(<CouponCard {...coupon} size="sm" />)).toEqual(link);
  const { container, rerender } = render(<CouponCard {...coupon} />);
  rerender(<CouponCard {...coupon} state="claimed" />);
  expect([...(container.querySelector("button")?.classList ?? [])]).toEqual(
    expect.arrayContaining(ghost ?? []),
  );
});
