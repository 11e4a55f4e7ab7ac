import type { masterOrder, merchantOrder, orderLine } from "../../database/schema/ordering.ts";

export type MasterRow = typeof masterOrder.$inferSelect;
/**
 * A master order with the URL on which a started payment continues at the provider; null if there is none.
 */
export type MasterWithRedirect = MasterRow & { readonly redirect: string | null };
export type MerchantRow = typeof merchantOrder.$inferSelect;
export type LineRow = typeof orderLine.$inferSelect;

/** A merchant order with its lines. */
export interface ShopOrder extends MerchantRow {
  readonly lines: readonly LineRow[];
  /** Whether the payout of a refund failed. */
  readonly hasFailedRefund: boolean;
}
