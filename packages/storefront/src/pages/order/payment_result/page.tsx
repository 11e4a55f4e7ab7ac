import { queries } from "@carmine/api/hooks";
import { Container } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { FileQuestion } from "lucide-react";
import type { ReactElement } from "react";
import { useSearchParams } from "../../../app/location.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { PageHead } from "../../../app/PageHead.tsx";
import { EndState } from "../../../features/checkout/EndState.tsx";
import { ResultSkeleton } from "../../../features/checkout/CheckoutSkeleton.tsx";
import * as styles from "../../../features/checkout/page.css.ts";
import { useCheckoutLinks } from "../../../features/checkout/use-checkout-links.ts";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { Outcome } from "./Outcome.tsx";
import { PaypalReturn } from "./PaypalReturn.tsx";

export { ShopCheckoutHeader as Header } from "../../../shell/header/ShopCheckoutHeader.tsx";

/** Result of a payment, as reported by the server only. */
export default function PaymentResultPage(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const ways = useCheckoutLinks();
  const params = useSearchParams();
  const orderNo = params.get("orderNo") ?? params.get("local_order_no") ?? "";
  const [token, payerID] = [params.get("token"), params.get("PayerID")];
  const result = useQuery({ ...queries.payResult(api, orderNo), enabled: orderNo !== "" });
  return (
    <Container className={styles.content}>
      <PageHead
        title={intl.formatMessage({ defaultMessage: "Payment result", description: "Title of the page" })}
        noIndex
      />
      <div className={styles.stack}>
        {orderNo === "" && token !== null && payerID !== null ? (
          <PaypalReturn token={token} payerID={payerID} />
        ) : orderNo === "" ? (
          <EndState
            icon={FileQuestion}
            title={intl.formatMessage({
              defaultMessage: "Cannot view the payment status: parameters are missing",
              description: "Payment result without an order number",
            })}
            ways={[ways.orders, ways.shopping]}
          >
            <FormattedMessage
              defaultMessage="You can see what’s paid in your orders."
              description="Payment result without an order number: what to do"
            />
          </EndState>
        ) : (
          <QueryView
            scope="content"
            query={result}
            skeleton={<ResultSkeleton />}
            failure={intl.formatMessage({
              defaultMessage: "We couldn’t load the payment status",
              description: "Title of a failure on the payment result",
            })}
          >
            {(data) => <Outcome result={data} isGivenUp={params.get("status") === "0"} />}
          </QueryView>
        )}
      </div>
    </Container>
  );
}
