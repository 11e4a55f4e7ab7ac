import { RefundCard, type RefundCardProps } from "./index.ts";

declare const refund: RefundCardProps;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The footer of a refund is its progress and reason.
  strip: () => <RefundCard {...refund} strip="Declined" />,
  // @ts-expect-error A declined refund needs its reason.
  unreasoned: () => <RefundCard {...refund} refusal={{ title: "Declined" }} />,
};
