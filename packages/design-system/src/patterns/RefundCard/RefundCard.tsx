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
  /** The way of the money: requested, agreed, goods sent back, refunded. */
  chain?: RefundChainProps;
  /** Why the merchant refused, in the merchant's words. */
  refusal?: { title: string; text: ReactNode };
}

/** A refund or a return: an order card with what comes back, the way of it and, where it is refused, the reason. */
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
