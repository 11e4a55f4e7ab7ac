import {
  scrollToTop,
  SideWidget,
  SideWidgetButton,
  SideWidgetLink,
  SideWidgetService,
} from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { ArrowUpToLine, Headset, Heart, ShoppingCart, Store, TicketPercent } from "lucide-react";
import type { ReactElement } from "react";
import * as paths from "../../app/paths.ts";
import { useMarketplaceTexts } from "../../app/marketplace-texts.ts";
import { sellHref } from "../../features/links.ts";
import { ServiceWays } from "../../features/service/ServiceWays.tsx";
import { usePlatformService } from "../../features/service/use-service.ts";
import { useCartCount } from "../../features/session/use-person.ts";

/** All configured contact channels of the marketplace. */
const ServiceCell = (): ReactElement | null => {
  const intl = useIntl();
  const service = usePlatformService();
  if (!service) return null;
  const { chat, message, phone, email, hours } = service;
  const page = chat ?? message;
  return (
    <SideWidgetService
      icon={Headset}
      text={intl.formatMessage({ defaultMessage: "Service", description: "Cell at the right edge" })}
      {...(page && {
        code: {
          value: page,
          label: intl.formatMessage({
            defaultMessage: "Scan to chat on your phone",
            description: "Customer service: under the code",
          }),
        },
      })}
      {...(phone && { phone })}
      {...(hours && { hours })}
      {...((chat || message || email) && {
        // Phone number and hours are shown above.
        action: <ServiceWays service={{ ...service, phone: null, hours: null }} />,
      })}
    />
  );
};

/** Quick help at the right edge. Loaded once the page is idle, because all its links are also on the page. */
export const ShopSideWidget = (): ReactElement => {
  const intl = useIntl();
  const { name } = useMarketplaceTexts();
  const count = useCartCount();
  return (
    <SideWidget
      label={intl.formatMessage({
        defaultMessage: "Quick help",
        description: "Name of the column at the right edge",
      })}
    >
      <ServiceCell />
      <SideWidgetLink
        href={paths.coupons}
        icon={TicketPercent}
        text={intl.formatMessage({
          defaultMessage: "Coupons",
          description: "Tab of a shop, and other places",
        })}
      />
      <SideWidgetLink
        href={paths.cart}
        icon={ShoppingCart}
        text={intl.formatMessage({
          defaultMessage: "Cart",
          description: "Checkout: first step, and other places",
        })}
        count={count}
        label={intl.formatMessage(
          {
            defaultMessage: "{count, plural, =0 {Cart} one {Cart, # item} other {Cart, # items}}",
            description: "Name of the header's cart link",
          },
          { count },
        )}
      />
      <SideWidgetLink
        href={paths.saved}
        icon={Heart}
        text={intl.formatMessage({
          defaultMessage: "Saved",
          description: "Cell at the right edge: the wishlist",
        })}
      />
      <SideWidgetLink
        href={sellHref}
        icon={Store}
        text={intl.formatMessage({
          defaultMessage: "Sell",
          description: "Cell at the right edge: become a merchant",
        })}
        label={intl.formatMessage(
          {
            defaultMessage: "Sell on {shop}",
            description: "Footer link: become a merchant, and other places",
          },
          { shop: name },
        )}
      />
      <SideWidgetButton
        icon={ArrowUpToLine}
        text={intl.formatMessage({
          defaultMessage: "Top",
          description: "Cell at the right edge: to the top",
        })}
        onClick={scrollToTop}
      />
    </SideWidget>
  );
};
