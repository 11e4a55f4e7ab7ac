import { invalidateDomain, queries, type PaymentResult } from "@carmine/api/hooks";
import { Button, ButtonLink, ResultPanel } from "@carmine/design-system";
import { DateTime, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, type ReactElement } from "react";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { useCheckoutLinks } from "../../../features/checkout/use-checkout-links.ts";
import { TimeLeft } from "../../../features/loading/TimeLeft.tsx";
import { useBill } from "../../../features/orders/order-items.tsx";
import { paymentHref } from "../../../features/orders/order-paths.ts";
import { usePayTypeName } from "../../../features/orders/pay-type.ts";
import { PaidParcels } from "./PaidParcels.tsx";

const Held = ({ result }: { result: PaymentResult }): ReactElement | null =>
  result.expiresAt === null ? null : (
    <FormattedMessage
      defaultMessage="Your items are reserved for {time}."
      description="Payment result: how long an unpaid order is kept"
      values={{
        time: (
          <strong>
            <TimeLeft until={result.expiresAt} />
          </strong>
        ),
      }}
    />
  );

export interface OutcomeProps {
  readonly result: PaymentResult;
  /** Whether the shopper returned from the provider's page without confirming. */
  readonly isGivenUp: boolean;
}

/** Result of a payment, and next steps. */
export const Outcome = ({ result, isGivenUp }: OutcomeProps): ReactElement => {
  const { api, queryClient } = useApp();
  const intl = useIntl();
  const bill = useBill();
  const ways = useCheckoutLinks();
  const payTypeName = usePayTypeName();
  const paid = result.status === "paid";
  const order = useQuery({
    ...queries.masterOrderDetail(api, result.orderNo),
    enabled: result.status !== "cancelled",
  });
  useEffect(() => {
    // An order loaded while the payment was pending is outdated.
    if (paid && order.data?.isPaid === false) void invalidateDomain(queryClient, "ordering");
  }, [paid, order.data?.isPaid, queryClient]);

  if (result.status === "cancelled") {
    return (
      <ResultPanel
        state="failed"
        title={intl.formatMessage({
          defaultMessage: "This order was canceled",
          description: "Payment page of a cancelled order",
        })}
        text={
          result.reason ? (
            result.message
          ) : (
            <FormattedMessage
              defaultMessage="If a payment still comes through, we’ll refund it automatically. Add the items to your cart to order again."
              description="Payment result of a cancelled order"
            />
          )
        }
        actions={
          <>
            <ButtonLink href={ways.cart.href} variant="solid" size="lg">
              {ways.cart.label}
            </ButtonLink>
            <ButtonLink href={paths.orders} size="lg">
              {ways.orders.label}
            </ButtonLink>
          </>
        }
      />
    );
  }
  if (!paid) {
    const isReturned = result.reason === "late" || result.reason === "wrongAmount";
    const failed = result.status === "failed" || isGivenUp;
    return (
      <ResultPanel
        state={failed ? "failed" : "pending"}
        title={
          failed
            ? isReturned
              ? intl.formatMessage({
                  defaultMessage: "Payment refunded",
                  description: "Payment result: title",
                })
              : intl.formatMessage({ defaultMessage: "Payment failed", description: "Payment result: title" })
            : intl.formatMessage({
                defaultMessage: "Awaiting payment",
                description: "Payment result: title, and other places",
              })
        }
        text={
          <>
            {result.reason !== null && !isGivenUp ? (
              result.message
            ) : failed ? (
              <FormattedMessage
                defaultMessage="You weren’t charged. Try again or use another card."
                description="Payment result: the payment failed"
              />
            ) : (
              <FormattedMessage
                defaultMessage="We’re waiting for your bank. This page updates automatically. You can close it and find the result in your orders."
                description="Payment result: still pending"
              />
            )}{" "}
            <Held result={result} />
          </>
        }
        amount={bill.parts(result.total)}
        actions={
          <>
            <ButtonLink href={paymentHref(result.orderNo)} variant={failed ? "solid" : "outline"} size="lg">
              {failed ? (
                <FormattedMessage
                  defaultMessage="Try payment again"
                  description="Payment result: back to the card form"
                />
              ) : (
                <FormattedMessage
                  defaultMessage="Continue to payment"
                  description="Button to the payment of an order, and other places"
                />
              )}
            </ButtonLink>
            {!failed && (
              <Button
                size="lg"
                onClick={() =>
                  void queryClient.invalidateQueries({
                    queryKey: queries.payResult(api, result.orderNo).queryKey,
                  })
                }
              >
                <FormattedMessage
                  defaultMessage="Check again"
                  description="Payment result: asks the server again"
                />
              </Button>
            )}
            <ButtonLink href={paths.orders} variant="ghost" size="lg">
              {ways.orders.label}
            </ButtonLink>
          </>
        }
      />
    );
  }
  const data = order.data;
  return (
    <>
      <ResultPanel
        state="paid"
        title={intl.formatMessage({
          defaultMessage: "Thank you! We’ve received your payment",
          description: "Payment result: title",
        })}
        text={
          <>
            <FormattedMessage
              defaultMessage="{shops, plural, one {The shop has your order and is} other {The shops have your order and are}} getting it ready."
              description="Payment result: paid"
              values={{ shops: data?.parts.length ?? 1 }}
            />
            {result.reason && <> {result.message}</>}
          </>
        }
        amount={bill.parts(result.total)}
        actions={
          <>
            <ButtonLink href={paths.orders} variant="solid" size="lg">
              {ways.orders.label}
            </ButtonLink>
            <ButtonLink href={ways.shopping.href} size="lg">
              {ways.shopping.label}
            </ButtonLink>
          </>
        }
        facts={
          data?.isPaid
            ? [
                ...(data.payType
                  ? [
                      {
                        name: intl.formatMessage({
                          defaultMessage: "Paid with",
                          description: "Fact of an order, and other places",
                        }),
                        value: payTypeName(data.payType),
                      },
                    ]
                  : []),
                {
                  name: intl.formatMessage({
                    defaultMessage: "Paid on",
                    description: "Payment result: fact",
                  }),
                  value: <DateTime value={data.paidAt} />,
                },
                {
                  name: intl.formatMessage({
                    defaultMessage: "Delivering to",
                    description: "Payment result: fact",
                  }),
                  value: data.recipient.name,
                },
                {
                  name: intl.formatMessage({
                    defaultMessage: "Items",
                    description: "Column of an order, and other places",
                  }),
                  value: bill.units(data.quantity),
                },
              ]
            : []
        }
      />
      {data && <PaidParcels order={data} />}
    </>
  );
};
