import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { FileQuestion } from "lucide-react";
import type { ReactElement } from "react";
import { EndState } from "./EndState.tsx";
import { useCheckoutLinks } from "./use-checkout-links.ts";

/** Shown if the address of an order page has no order number. */
export const NumberMissing = (): ReactElement => {
  const intl = useIntl();
  const ways = useCheckoutLinks();
  return (
    <EndState
      icon={FileQuestion}
      title={intl.formatMessage({
        defaultMessage: "The order number is missing, so we can’t show this order",
        description: "Page of an order without an order number",
      })}
      ways={[ways.orders, ways.shopping]}
    >
      <FormattedMessage
        defaultMessage="Open it from your orders."
        description="Page of an order without an order number: what to do"
      />
    </EndState>
  );
};
