import { queries } from "@carmine/api/hooks";
import { CheckoutHeader, Steps } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useSearchParams } from "../../app/location.ts";
import { useApp } from "../../app/AppContext.tsx";
import { checkoutSteps } from "../../router/page-table.ts";
import { usePage } from "../../router/NavigationContext.tsx";
import { AccountButton } from "./AccountButton.tsx";
import { ShopLogo } from "./ShopHeader.tsx";
import { ShopUtilityBar } from "./ShopUtilityBar.tsx";

/** Number of completed steps. The last one is complete when the payment is confirmed, as far as the page knows. */
const useStepsDone = (): number => {
  const { api } = useApp();
  const params = useSearchParams();
  const step = usePage().entry?.checkoutStep ?? "cart";
  const result = useQuery({ ...queries.payResult(api, params.get("orderNo") ?? ""), enabled: false }).data;
  if (step !== "done") return checkoutSteps.indexOf(step);
  return checkoutSteps.length - (result?.status === "paid" ? 0 : 1);
};

/** The reduced header of the checkout with its steps. Checkout pages export it as their `Header`. */
export const ShopCheckoutHeader = (): ReactElement => {
  const done = useStepsDone();
  const intl = useIntl();
  return (
    <CheckoutHeader
      utility={<ShopUtilityBar />}
      account={<AccountButton />}
      logo={<ShopLogo />}
      title={intl.formatMessage({
        defaultMessage: "Checkout",
        description: "Text next to the logo in the checkout",
      })}
      steps={
        <Steps
          current={done}
          steps={[
            {
              title: intl.formatMessage({
                defaultMessage: "Cart",
                description: "Checkout: first step, and other places",
              }),
            },
            {
              title: intl.formatMessage({ defaultMessage: "Confirm", description: "Checkout: second step" }),
            },
            { title: intl.formatMessage({ defaultMessage: "Pay", description: "Checkout: third step" }) },
          ]}
        />
      }
    />
  );
};
