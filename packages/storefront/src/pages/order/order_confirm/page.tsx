import { queries } from "@carmine/api/hooks";
import { Container, VisuallyHidden } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { FileQuestion } from "lucide-react";
import { useState, type ReactElement } from "react";
import { useSearchParams } from "../../../app/location.ts";
import { isMissing } from "../../../app/api.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { PageHead } from "../../../app/PageHead.tsx";
import { ConfirmSkeleton } from "../../../features/checkout/CheckoutSkeleton.tsx";
import { checkoutDraft } from "./checkout-draft.ts";
import { CheckoutEnded } from "./CheckoutEnded.tsx";
import { ConfirmOrder } from "./ConfirmOrder.tsx";
import { EndState } from "../../../features/checkout/EndState.tsx";
import * as styles from "../../../features/checkout/page.css.ts";
import { useCheckoutLinks } from "../../../features/checkout/use-checkout-links.ts";
import { DraftForm } from "../../../features/forms/DraftForm.tsx";
import { QueryView } from "../../../features/loading/QueryView.tsx";

export { ShopCheckoutHeader as Header } from "../../../shell/header/ShopCheckoutHeader.tsx";

/** Address, items and totals of a checkout. */
export default function OrderConfirmPage(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const ways = useCheckoutLinks();
  const params = useSearchParams();
  const preOrderNo = params.get("preOrderNo") ?? "";
  const [ended, setEnded] = useState<string>();
  const enabled = preOrderNo !== "";
  const preOrder = useQuery({ ...queries.loadPreOrder(api, preOrderNo), enabled });
  const coupons = useQuery({ ...queries.couponsForOrder(api, preOrderNo), enabled });
  const addresses = useQuery({ ...queries.addressAll(api), enabled });
  // The initial choices depend on both.
  const isChoosable = !coupons.isPending && !addresses.isPending;
  const title = intl.formatMessage({
    defaultMessage: "Confirm your order",
    description: "Title of the page",
  });

  const content = (): ReactElement => {
    if (preOrderNo === "") {
      return (
        <EndState
          icon={FileQuestion}
          title={intl.formatMessage({
            defaultMessage: "Nothing to check out",
            description: "Checkout without its number",
          })}
          ways={[ways.cart, ways.shopping]}
        >
          <FormattedMessage
            defaultMessage="Select the items you want in your cart, then check out."
            description="Checkout without its number: what to do"
          />
        </EndState>
      );
    }
    if (ended === preOrderNo) return <CheckoutEnded preOrderNo={preOrderNo} />;
    return (
      <QueryView
        scope="content"
        query={preOrder}
        skeleton={<ConfirmSkeleton />}
        failure={intl.formatMessage({
          defaultMessage: "We couldn’t load the checkout",
          description: "Title of a failure",
        })}
        onFailure={(error) => (isMissing(error) ? <CheckoutEnded preOrderNo={preOrderNo} /> : undefined)}
      >
        {(data) =>
          isChoosable ? (
            <DraftForm draft={checkoutDraft(preOrderNo)}>
              {(kept) => (
                <ConfirmOrder
                  preOrderNo={preOrderNo}
                  checkout={data}
                  draft={kept}
                  onEnd={() => setEnded(preOrderNo)}
                />
              )}
            </DraftForm>
          ) : (
            <ConfirmSkeleton />
          )
        }
      </QueryView>
    );
  };
  return (
    <Container className={styles.content}>
      <PageHead title={title} noIndex />
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      {content()}
    </Container>
  );
}
