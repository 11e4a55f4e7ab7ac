import { CheckoutHeader, Steps } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { checkoutSteps } from "../../app/page.ts";
import { usePage } from "../../navigation/NavigationContext.tsx";
import { ShopLogo } from "./ShopHeader.tsx";
import { ShopUtilityBar } from "./ShopUtilityBar.tsx";

/** The quiet head of the checkout, with how far one has come. Its pages export it as their `Header`. */
export const ShopCheckoutHeader = (): ReactElement => {
  const step = usePage().entry?.checkoutStep ?? "cart";
  const intl = useIntl();
  return (
    <CheckoutHeader
      utility={<ShopUtilityBar />}
      logo={<ShopLogo />}
      title={intl.formatMessage({
        defaultMessage: "Checkout",
        description: "Word beside the logo in the checkout",
      })}
      steps={
        <Steps
          current={step === "done" ? checkoutSteps.length : checkoutSteps.indexOf(step)}
          doneLabel={intl.formatMessage({
            defaultMessage: "done",
            description: "Spoken after the name of a finished step",
          })}
          steps={[
            { title: intl.formatMessage({ defaultMessage: "Cart", description: "Checkout: first step" }) },
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
