import type { BodyOf, createOrder } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { Button, Card, EmptyState, ButtonLink } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, TimerOff } from "lucide-react";
import { useEffect, useState, type ReactElement } from "react";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { TimeLeft } from "../../../features/loading/TimeLeft.tsx";
import { useBill } from "../../../features/orders/order-items.tsx";
import { ordersToPayHref, paymentHref } from "../../../features/orders/order-paths.ts";
import { readAttempt, type OrderAttempt } from "./order-attempt.ts";
import { usePlaceOrder } from "./use-place-order.ts";

/** The placed order of the checkout, and its time limit for payment. */
const PlacedOrder = ({ orderNo }: { orderNo: string }): ReactElement => {
  const { api } = useApp();
  const bill = useBill();
  const result = useQuery({ ...queries.payResult(api, orderNo), refetchInterval: false }).data;
  const isWaiting = result === undefined || result.status === "pending" || result.status === "failed";
  return (
    <Card>
      <EmptyState
        icon={CircleCheck}
        tone="success"
        level={1}
        title={
          <FormattedMessage
            defaultMessage="You’ve already placed this order"
            description="Checkout that has become an order"
          />
        }
        actions={
          <>
            {isWaiting && (
              <ButtonLink href={paymentHref(orderNo)} variant="solid">
                <FormattedMessage
                  defaultMessage="Continue to payment"
                  description="Button to the payment of an order, and other places"
                />
              </ButtonLink>
            )}
            <ButtonLink href={isWaiting ? ordersToPayHref : paths.orders}>
              <FormattedMessage defaultMessage="View my orders" description="Button to the orders" />
            </ButtonLink>
          </>
        }
      >
        {result && isWaiting && (
          <FormattedMessage
            defaultMessage="It’s waiting for your payment of {amount}. Time left: {time}"
            description="Checkout that has become an order which is not paid yet"
            values={{
              amount: bill.text(result.total),
              time: <TimeLeft until={result.expiresAt} />,
            }}
          />
        )}
      </EmptyState>
    </Card>
  );
};

/** Shown when the checkout has ended: the order was placed, or the checkout expired. */
export const CheckoutEnded = ({ preOrderNo }: { preOrderNo: string }): ReactElement => {
  const [attempt, setAttempt] = useState<OrderAttempt>();
  useEffect(() => setAttempt(readAttempt(preOrderNo)), [preOrderNo]);
  const { place, busy, failure } = usePlaceOrder(preOrderNo);
  if (attempt?.orderNo !== undefined) return <PlacedOrder orderNo={attempt.orderNo} />;
  return (
    <Card>
      <EmptyState
        icon={TimerOff}
        tone="caution"
        level={1}
        title={<FormattedMessage defaultMessage="This checkout has expired" description="Expired checkout" />}
        actions={
          <>
            <ButtonLink href={paths.cart} variant="solid">
              <FormattedMessage defaultMessage="Back to the cart" description="Button to the cart" />
            </ButtonLink>
            {attempt && failure === undefined ? (
              // The response was lost: the same key requests it again.
              <Button loading={busy} onClick={() => place(attempt.body as BodyOf<typeof createOrder>)}>
                <FormattedMessage
                  defaultMessage="Find my order"
                  description="Button: asks whether an order was made although no answer came, and other places"
                />
              </Button>
            ) : (
              <ButtonLink href={ordersToPayHref}>
                <FormattedMessage defaultMessage="Orders to pay" description="Button to the unpaid orders" />
              </ButtonLink>
            )}
          </>
        }
      >
        <FormattedMessage
          defaultMessage="Prices are held for a few minutes only. Your items are still in your cart, or in your orders if you placed the order in another window."
          description="Expired checkout: what to do"
        />
      </EmptyState>
    </Card>
  );
};
