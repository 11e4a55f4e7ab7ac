/**
 * Why an order is on hold: its payment is disputed by the shopper's bank, or was refunded in the provider's
 * dashboard.
 */
export const paymentHolds = ["disputed", "refundedExternally"] as const;
export type PaymentHold = (typeof paymentHolds)[number];

/** Why the money of an accepted refund isn't in transit: the payout failed, or the payment is disputed. */
export const moneyProblems = ["failed", "disputed"] as const;
export type MoneyProblem = (typeof moneyProblems)[number];

/**
 * Kinds of payment problems for the operator. `refundFailed`: the provider accepted a refund but couldn't pay
 * it out; `refundRefused`: it refused a refund; `externalRefund`: a refund was made in its dashboard;
 * `startRefused`: it refused to start a payment.
 */
export const paymentProblemKinds = [
  "refundFailed",
  "refundRefused",
  "dispute",
  "externalRefund",
  "startRefused",
] as const;
export type PaymentProblemKind = (typeof paymentProblemKinds)[number];

/** How the operator resolves a failed or refused refund: it is sent again, or was paid in another way. */
export const problemOutcomes = ["retry", "settled"] as const;
export type ProblemOutcome = (typeof problemOutcomes)[number];
