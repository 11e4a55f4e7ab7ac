import { queries, type Order } from "@carmine/api/hooks";
import {
  Card,
  Columns,
  Container,
  EmptyState,
  Message,
  PaymentPanel,
  VisuallyHidden,
} from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { CircleX, CreditCard, FileQuestion } from "lucide-react";
import { useEffect, useId, useState, type ReactElement } from "react";
import { useNavigate, useSearchParams } from "../../../app/location.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { lazy } from "../../../hydration/lazy.tsx";
import { PageHead } from "../../../app/PageHead.tsx";
import { resultHref } from "../../../features/orders/order-paths.ts";
import { EndState } from "../../../features/checkout/EndState.tsx";
import { PaymentSkeleton } from "../../../features/checkout/CheckoutSkeleton.tsx";
import { MasterSummary } from "../../../features/checkout/MasterSummary.tsx";
import * as styles from "../../../features/checkout/page.css.ts";
import { methodOf, openMethods } from "../../../features/checkout/open-methods.ts";
import { PayMethodChoice } from "../../../features/checkout/PayMethodChoice.tsx";
import { PayActions } from "./PayActions.tsx";
import { PaypalForm } from "./PaypalForm.tsx";
import { SandboxForm, SandboxNotice } from "./SandboxForm.tsx";
import { useCheckoutLinks } from "../../../features/checkout/use-checkout-links.ts";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { TimeLeft } from "../../../features/loading/TimeLeft.tsx";
import { useBill } from "../../../features/orders/order-items.tsx";

export { ShopCheckoutHeader as Header } from "../../../shell/header/ShopCheckoutHeader.tsx";

const cardBrands = [
  { brand: "visa" as const, label: "Visa" },
  { brand: "mastercard" as const, label: "Mastercard" },
  { brand: "amex" as const, label: "American Express" },
];

const StripeForm = lazy(() => import("./StripeForm.tsx"));

const Payment = ({ order, secret }: { order: Order; secret: string | null }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const bill = useBill();
  const navigate = useNavigate();
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [formReady, setFormReady] = useState(false);
  const method = useQuery(queries.payMethod(api)).data;
  // Another tab may have paid, or the operator may have canceled: refetched when the tab becomes visible.
  const result = useQuery({
    ...queries.payResult(api, order.orderNo),
    refetchInterval: false,
    refetchOnWindowFocus: "always",
  });
  const { orderNo } = order;
  const toResult = (): void => void navigate(resultHref(orderNo), { replace: true });
  const status = result.data?.status;
  useEffect(() => {
    if (status === "paid" || status === "cancelled") void navigate(resultHref(orderNo), { replace: true });
  }, [status, orderNo, navigate]);

  const form = { orderNo, formId, onBusy: setBusy, onPaid: toResult };
  const [wanted, setWanted] = useState(order.payType);
  const open = openMethods(method);
  const chosen = methodOf(open, wanted);
  const stripeKey = chosen === "stripe" ? (method?.stripePublishableKey ?? null) : null;
  const sandbox = chosen === "sandbox";
  const paypal = chosen === "paypal";
  return (
    <div className={styles.stack}>
      {open.length > 1 && (
        <Card>
          <PayMethodChoice open={open} value={chosen} onChange={setWanted} />
        </Card>
      )}
      <PaymentPanel
        amount={{
          label: intl.formatMessage({
            defaultMessage: "Amount to pay",
            description: "Payment page, over the sum",
          }),
          parts: bill.parts(order.total),
        }}
        {...(order.expiresAt
          ? {
              clock: {
                label: intl.formatMessage({
                  defaultMessage: "Pay within",
                  description: "Over the clock of an unpaid order",
                }),
                value: <TimeLeft until={order.expiresAt} onEnd={() => void result.refetch()} />,
              },
            }
          : {})}
        title={
          paypal
            ? intl.formatMessage({
                defaultMessage: "Pay with PayPal",
                description: "Payment page: title of the form",
              })
            : intl.formatMessage({
                defaultMessage: "Pay by card",
                description: "Payment page: title of the card form",
              })
        }
        brands={paypal ? [] : cardBrands}
        actions={
          <PayActions
            formId={formId}
            amount={bill.text(order.total)}
            busy={busy}
            payable={sandbox || paypal || (stripeKey !== null && formReady)}
          />
        }
        safety={intl.formatMessage({
          defaultMessage:
            "Your card details go straight to the payment provider over an encrypted connection. We never see your card number.",
          description: "Below the pay button",
        })}
      >
        {stripeKey ? (
          <StripeForm {...form} publishableKey={stripeKey} clientSecret={secret} onReady={setFormReady} />
        ) : paypal ? (
          <PaypalForm {...form} />
        ) : sandbox ? (
          <SandboxForm {...form} />
        ) : (
          <EmptyState
            icon={CreditCard}
            tone="caution"
            size="md"
            level={3}
            title={
              <FormattedMessage
                defaultMessage="No payment method is available right now"
                description="Payment page: the shop has no payment provider"
              />
            }
          >
            <FormattedMessage
              defaultMessage="Your order is saved. Pay later from your orders."
              description="Payment page: what to do without a payment provider"
            />
          </EmptyState>
        )}
        <noscript>
          <Message tone="caution">
            <FormattedMessage
              defaultMessage="Turn on JavaScript to pay by card. Your order is saved in your orders."
              description="Payment page without JavaScript"
            />
          </Message>
        </noscript>
      </PaymentPanel>
      {sandbox && <SandboxNotice />}
    </div>
  );
};

/** The card form of one order. */
export default function PaymentPage(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const ways = useCheckoutLinks();
  const params = useSearchParams();
  const orderNo = params.get("orderNo") ?? "";
  const result = useQuery({
    ...queries.payResult(api, orderNo),
    refetchInterval: false,
    enabled: orderNo !== "",
  });
  const cancelled = result.data?.status === "cancelled";
  const order = useQuery({
    ...queries.masterOrderDetail(api, orderNo),
    enabled: orderNo !== "" && !cancelled,
  });
  const title = intl.formatMessage({ defaultMessage: "Payment", description: "Title of the payment page" });
  const content = (): ReactElement => {
    if (orderNo === "") {
      return (
        <EndState
          icon={FileQuestion}
          title={intl.formatMessage({
            defaultMessage: "The order number is missing",
            description: "Payment page without an order number",
          })}
          ways={[ways.ordersToPay, ways.shopping]}
        >
          <FormattedMessage
            defaultMessage="Open the order from your orders to pay."
            description="Payment page without an order number: what to do"
          />
        </EndState>
      );
    }
    if (cancelled) {
      return (
        <EndState
          icon={CircleX}
          title={intl.formatMessage({
            defaultMessage: "This order was canceled",
            description: "Payment page of a cancelled order",
          })}
          ways={[ways.cart, ways.orders]}
        >
          <FormattedMessage
            defaultMessage="You can no longer pay for this order, and you weren’t charged. We’ve released the items."
            description="Payment page of a cancelled order: what it means"
          />
        </EndState>
      );
    }
    return (
      <QueryView
        scope="content"
        query={order}
        skeleton={<PaymentSkeleton />}
        failure={intl.formatMessage({
          defaultMessage: "We couldn’t load this order",
          description: "Title of a failure on the page of an order, and other places",
        })}
      >
        {(data) => (
          <Columns sideWidth={368} sidePosition="end" side={<MasterSummary order={data} />}>
            <Payment order={data} secret={params.get("clientSecret")} />
          </Columns>
        )}
      </QueryView>
    );
  };
  return (
    <Container className={styles.content}>
      <PageHead title={title} noIndex />
      {order.data && !cancelled && (
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
      )}
      {content()}
    </Container>
  );
}
