import * as z from "zod/mini";

const link = z.object({ rel: z.string(), href: z.string() });
const relatedIds = z.optional(
  z.object({ related_ids: z.optional(z.object({ order_id: z.optional(z.string()) })) }),
);
/** A capture; PayPal names its order. */
export const captureDetail = z.object({ supplementary_data: relatedIds });
/** The used fields of all events: an order, a capture, a refund or a dispute. */
export const event = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.looseObject({
    id: z.optional(z.string()),
    supplementary_data: relatedIds,
    links: z.optional(z.array(link)),
    disputed_transactions: z.optional(z.array(z.object({ seller_transaction_id: z.optional(z.string()) }))),
  }),
});
type PaypalEvent = z.output<typeof event>;

/** The order of an event. Refunds and disputes don't name one. */
export const orderOfEvent = ({ event_type: type, resource }: PaypalEvent): string | undefined =>
  resource.supplementary_data?.related_ids?.order_id ??
  (type.startsWith("CHECKOUT.ORDER.") ? resource.id : undefined);

/** The capture of a refund, reversal or dispute. A refund links to it, and a dispute names it as the seller's transaction. */
export const captureOfEvent = ({ resource }: PaypalEvent): string | undefined => {
  const disputed = resource.disputed_transactions?.[0]?.seller_transaction_id;
  const up = resource.links?.find(({ rel }) => rel === "up")?.href;
  return disputed ?? /\/captures\/([^/?]+)$/.exec(up ?? "")?.[1];
};
