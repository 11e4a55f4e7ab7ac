import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import Heart from "lucide-react/icons/heart";
import { MemberCard, type MemberCardProps } from "./index.ts";
import meta from "./MemberCard.meta.ts";

const props: MemberCardProps = {
  name: "",
  greeting: "Good morning",
  text: "Sign in for points",
  shortcuts: [{ href: "/orders?state=0", icon: Heart, text: "Unpaid", count: 2, label: "Unpaid, 2 orders" }],
};

conforms("MemberCard", (root) => <MemberCard {...props} {...root} />);

test("includes the count in a shortcut's name", () => {
  render(<MemberCard {...props} />);
  expect(screen.getByRole("link", { name: "Unpaid, 2 orders" })).toHaveTextContent("2");
});

test("renders coupon and news only if there are any", () => {
  const { rerender } = render(<MemberCard {...props} />);
  expect(screen.queryByRole("heading")).toBeNull();
  rerender(
    <MemberCard
      {...props}
      coupon={{
        amount: "$15 off",
        condition: "over $150",
        issuer: "Halden",
        action: <button type="button">Claim</button>,
      }}
      news={{ title: "News", links: [{ label: "Winter duty", href: "/n" }] }}
    />,
  );
  expect(screen.getByRole("button", { name: "Claim" })).toBeInTheDocument();
  expect(screen.getByText("Halden")).toBeVisible();
  expect(screen.getByRole("heading", { name: "News" })).toBeInTheDocument();
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <MemberCard
        {...props}
        actions={<button>Sign in</button>}
        coupon={{ amount: "$15 off", condition: "over $150", action: <button>Claim</button> }}
        news={{ title: "News", links: [{ label: "Winter duty", href: "/n" }] }}
      />,
    );
    for (const stop of [
      screen.getByRole("button", { name: "Sign in" }),
      screen.getByRole("link", { name: "Unpaid, 2 orders" }),
      screen.getByRole("button", { name: "Claim" }),
      screen.getByRole("link", { name: "Winter duty" }),
    ]) {
      await user.tab();
      expect(stop).toHaveFocus();
    }
  },
});
