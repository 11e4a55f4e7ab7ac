import { RefundCard, type RefundCardProps } from "./index.ts";

declare const refund: RefundCardProps;

/** What must not compile. */
export const refused = {
  // @ts-expect-error The foot of a refund is its chain and its refusal.
  strip: () => <RefundCard {...refund} strip="Refused" />,
  // @ts-expect-error A refusal has its reason.
  unreasoned: () => <RefundCard {...refund} refusal={{ title: "Refused" }} />,
};
