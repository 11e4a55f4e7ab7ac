import type { ReactNode } from "react";
import { Message } from "../../components/Message/index.ts";
import {
  OrderCard,
  OrderStrip,
  RefundChain,
  type OrderCardProps,
  type RefundChainProps,
} from "../Order/index.ts";
import * as styles from "./RefundCard.css.ts";

export interface RefundCardProps extends Omit<OrderCardProps, "strip" | "more"> {
  /** Progress of the refund: requested, approved, items returned, refunded. */
  chain?: RefundChainProps;
  /** Why the merchant declined, in the merchant's words. */
  refusal?: { title: string; text: ReactNode };
}

/** A refund or return: an order card with the returned items, the progress and, if declined, the reason. */
export function RefundCard({ chain, refusal, ...rest }: RefundCardProps) {
  return (
    <OrderCard
      data-component="RefundCard"
      strip={
        <>
          {refusal && (
            <div className={styles.refusal}>
              <Message tone="critical" title={refusal.title}>
                {refusal.text}
              </Message>
            </div>
          )}
          {chain && (
            <OrderStrip tone="neutral">
              <RefundChain {...chain} />
            </OrderStrip>
          )}
        </>
      }
      {...rest}
    />
  );
}
