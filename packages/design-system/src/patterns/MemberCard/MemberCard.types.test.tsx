import { MemberCard, type MemberCardProps } from "./index.ts";

const card = {
  name: "",
  greeting: "Good morning",
  text: "Sign in for points",
  shortcuts: [],
} satisfies MemberCardProps;
const { greeting: _greeting, ...mute } = card;
const { shortcuts: _shortcuts, ...bare } = card;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The region is named by its greeting.
  withoutGreeting: <MemberCard {...mute} />,
  // @ts-expect-error The card links to the orders.
  withoutShortcuts: <MemberCard {...bare} />,
  // @ts-expect-error An icon alone has no name.
  iconOnly: <MemberCard {...card} shortcuts={[{ href: "/orders", icon: () => null }]} />,
  // @ts-expect-error A coupon here can be claimed.
  idleCoupon: <MemberCard {...card} coupon={{ amount: "$15 off", condition: "over $150" }} />,
};
