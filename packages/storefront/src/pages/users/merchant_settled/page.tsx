import type { ReactElement } from "react";
import { useIntl } from "@carmine/i18n/react";
import { useSession } from "../../../app/AppContext.tsx";
import { PageHead } from "../../../app/PageHead.tsx";
import { useMarketplaceTexts } from "../../../app/marketplace-texts.ts";
import { AccountFrame } from "../../../features/account/AccountFrame.tsx";
import { Apply } from "./Apply.tsx";
import { Landing } from "./Landing.tsx";

/** Selling on the marketplace: information for guests, the application for signed-in shoppers. */
export default function MerchantSettledPage(): ReactElement {
  const intl = useIntl();
  const { name } = useMarketplaceTexts();
  const signedIn = useSession((state) => state.signedIn);
  const title = intl.formatMessage(
    { defaultMessage: "Sell on {shop}", description: "Footer link: become a merchant, and other places" },
    { shop: name },
  );
  return (
    <>
      <PageHead
        title={title}
        description={intl.formatMessage(
          {
            defaultMessage:
              "Open your shop on {shop}: apply in four steps and hear back within 15 business days.",
            description: "Description of the page for search engines",
          },
          { shop: name },
        )}
      />
      {signedIn ? (
        <AccountFrame title={title}>
          <Apply title={title} />
        </AccountFrame>
      ) : (
        <Landing title={title} />
      )}
    </>
  );
}
