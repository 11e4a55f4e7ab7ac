import type { BodyOf, createOrder } from "@carmine/api/contract";
import { Button, Card, EmptyState, ButtonLink } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { CircleCheck, TimerOff } from "lucide-react";
import { useEffect, useState, type ReactElement } from "react";
import { paths } from "../../../features/links.ts";
import { ordersToPayHref, paymentHref } from "../../../features/orders/order-paths.ts";
import { readAttempt, type OrderAttempt } from "./order-attempt.ts";
import { usePlaceOrder } from "./use-place-order.ts";

/** Nothing is held any more: it has become an order, or its time is over. */
export const CheckoutEnded = ({ preOrderNo }: { preOrderNo: string }): ReactElement => {
  const [attempt, setAttempt] = useState<OrderAttempt>();
  useEffect(() => setAttempt(readAttempt(preOrderNo)), [preOrderNo]);
  const { place, busy, failure } = usePlaceOrder(preOrderNo);
  if (attempt?.orderNo !== undefined) {
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
              <ButtonLink href={paymentHref(attempt.orderNo)} variant="solid">
                <FormattedMessage
                  defaultMessage="Continue to payment"
                  description="Button to the payment of an order"
                />
              </ButtonLink>
              <ButtonLink href={paths.cart}>
                <FormattedMessage defaultMessage="Back to the cart" description="Button to the cart" />
              </ButtonLink>
            </>
          }
        />
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon={TimerOff}
        tone="caution"
        level={1}
        title={
          <FormattedMessage
            defaultMessage="This checkout has expired"
            description="Checkout whose time is over"
          />
        }
        actions={
          <>
            <ButtonLink href={paths.cart} variant="solid">
              <FormattedMessage defaultMessage="Back to the cart" description="Button to the cart" />
            </ButtonLink>
            {attempt && failure === undefined ? (
              // The answer was lost on its way: the same key asks for it once more.
              <Button loading={busy} onClick={() => place(attempt.body as BodyOf<typeof createOrder>)}>
                <FormattedMessage
                  defaultMessage="Find my order"
                  description="Button: asks whether an order was made although no answer came"
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
          defaultMessage="We hold prices for a few minutes only. Your items are still in your cart, or in your orders if you placed the order in another window."
          description="Checkout whose time is over: what to do"
        />
      </EmptyState>
    </Card>
  );
};
