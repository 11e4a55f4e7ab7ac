import { mutations } from "@carmine/api/hooks";
import { Button, EmptyState, Message, Skeleton } from "@carmine/design-system";
import { localizedPath } from "@carmine/i18n";
import { FormattedMessage } from "@carmine/i18n/react";
import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { useMutation } from "@tanstack/react-query";
import { CloudOff, RefreshCw } from "lucide-react";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { useApiErrorText } from "../../../app/error-texts.ts";
import { resultHref } from "../../../features/orders/order-paths.ts";
import * as styles from "./forms.css.ts";
import { loadProvider } from "./load-stripe.ts";
import { payBody } from "./pay-body.ts";
import type { PayFormProps } from "./PayActions.tsx";
import { showFailure } from "../../../features/forms/show-failure.ts";

interface StripeFormProps extends PayFormProps {
  readonly publishableKey: string;
  /** From the address; otherwise fetched from the marketplace. */
  readonly clientSecret: string | null;
  readonly onReady: (ready: boolean) => void;
}

const CardElement = ({ orderNo, formId, onBusy, onPaid, onReady }: StripeFormProps): ReactElement => {
  const { locale } = useApp();
  const stripe = useStripe();
  const elements = useElements();
  const current = useRef(false);
  const [failure, setFailure] = useState<string>();
  const pay = async (): Promise<void> => {
    if (!stripe || !elements || current.current) return;
    current.current = true;
    onBusy(true);
    setFailure(undefined);
    const { error } = await stripe.confirmPayment({
      elements,
      redirect: "if_required",
      confirmParams: { return_url: location.origin + localizedPath(locale, resultHref(orderNo)) },
    });
    if (!error) return onPaid();
    current.current = false;
    onBusy(false);
    setFailure(error.message ?? "");
  };
  return (
    <form
      id={formId}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      {failure !== undefined && (
        <Message
          ref={showFailure}
          tone="critical"
          role="alert"
          title={
            <FormattedMessage
              defaultMessage="Payment failed."
              description="Payment page: before the reason"
            />
          }
        >
          {failure}
        </Message>
      )}
      <PaymentElement onReady={() => onReady(true)} />
    </form>
  );
};

/** The provider's card form; card numbers never reach this shop. */
export default function StripeForm(props: StripeFormProps): ReactElement {
  const { orderNo, publishableKey, clientSecret, onReady, onPaid } = props;
  const { api, locale } = useApp();
  const errorText = useApiErrorText();
  const [attempt, setAttempt] = useState(0);
  const [provider, setProvider] = useState<Stripe>();
  const [secret, setSecret] = useState(clientSecret);
  const [failure, setFailure] = useState<string | null>();
  const { mutateAsync: start } = useMutation(mutations.pay(api));

  useEffect(() => {
    let left = false;
    const prepare = async (): Promise<void> => {
      const loading = loadProvider(publishableKey, locale);
      const known =
        clientSecret ??
        (await start({ body: payBody(orderNo, "stripe"), quiet: true }).then((answer) => {
          if (answer.status) onPaid();
          return answer.stripeClientSecret;
        }));
      const stripe = await loading;
      if (left) return;
      setSecret(known);
      setProvider(stripe);
    };
    prepare().catch((error: unknown) => {
      if (left) return;
      // Shows errors of the marketplace; the script's own errors are technical.
      setFailure(error && typeof error === "object" && "textKey" in error ? errorText(error as never) : null);
    });
    return () => {
      left = true;
    };
    // A new attempt starts over; the rest is constant while the page is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each attempt loads once; its other inputs are constant
  }, [attempt]);

  if (failure !== undefined) {
    return (
      <EmptyState
        icon={CloudOff}
        tone="caution"
        size="md"
        level={3}
        role="alert"
        title={
          <FormattedMessage
            defaultMessage="We couldn’t load the card form"
            description="Payment page: no provider"
          />
        }
        actions={
          <Button
            startIcon={RefreshCw}
            onClick={() => {
              setFailure(undefined);
              onReady(false);
              setAttempt(attempt + 1);
            }}
          >
            <FormattedMessage
              defaultMessage="Try again"
              description="Button after a failure, and other places"
            />
          </Button>
        }
      >
        {failure ?? (
          <FormattedMessage
            defaultMessage="The payment provider isn’t responding. Your order is saved: try again, or pay later from your orders."
            description="Payment page: the provider's script did not load"
          />
        )}
      </EmptyState>
    );
  }
  if (!provider || !secret) {
    return (
      <div className={styles.provider} aria-busy="true">
        <Skeleton height={48} />
        <div className={styles.pair}>
          <Skeleton height={48} />
          <Skeleton height={48} />
        </div>
        <Skeleton height={48} />
      </div>
    );
  }
  return (
    <Elements stripe={provider} options={{ clientSecret: secret }}>
      <CardElement {...props} />
    </Elements>
  );
}
