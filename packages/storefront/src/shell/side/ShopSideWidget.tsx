import {
  scrollToTop,
  SideWidget,
  SideWidgetButton,
  SideWidgetLink,
  SideWidgetService,
} from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { ArrowUpToLine, Headset, ShoppingCart } from "lucide-react";
import type { ReactElement } from "react";
import { useHomeData } from "../../features/home-data.ts";
import { paths } from "../../features/links.ts";
import { useCartCount } from "../../features/session/use-person.ts";

/** Quick help at the right edge. Loaded once the page is idle, because all its links are on the page as well. */
export const ShopSideWidget = (): ReactElement => {
  const intl = useIntl();
  const phone = useHomeData()?.consumerHotline;
  const count = useCartCount();
  return (
    <SideWidget
      label={intl.formatMessage({
        defaultMessage: "Quick help",
        description: "Name of the column at the right edge",
      })}
    >
      {phone && (
        <SideWidgetService
          icon={Headset}
          text={intl.formatMessage({ defaultMessage: "Service", description: "Cell at the right edge" })}
          phone={phone}
        />
      )}
      <SideWidgetLink
        href={paths.cart}
        icon={ShoppingCart}
        text={intl.formatMessage({ defaultMessage: "Cart", description: "Cell at the right edge" })}
        count={count}
        label={intl.formatMessage(
          {
            defaultMessage: "{count, plural, =0 {Cart} one {Cart, # item} other {Cart, # items}}",
            description: "Name of the header's cart link",
          },
          { count },
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
