import {
  ButtonLink,
  scrollToTop,
  SideWidget,
  SideWidgetButton,
  SideWidgetLink,
  SideWidgetService,
  Stack,
} from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import {
  ArrowUpToLine,
  Headset,
  Heart,
  Mail,
  MessageCircle,
  MessagesSquare,
  ShoppingCart,
  Store,
} from "lucide-react";
import type { ReactElement } from "react";
import { useShopTexts } from "../../app/shop-texts.ts";
import { paths } from "../../features/links.ts";
import { elsewhere } from "../../features/service/elsewhere.ts";
import { usePlatformService } from "../../features/service/use-service.ts";
import { useCartCount } from "../../features/session/use-person.ts";

/** Every way to reach the marketplace that it has configured. */
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
        action: (
          <Stack gap={8}>
            {chat && (
              <ButtonLink {...elsewhere(chat)} variant="soft" size="sm" startIcon={MessageCircle} fullWidth>
                <FormattedMessage defaultMessage="Start a chat" description="Customer service: button" />
              </ButtonLink>
            )}
            {message && (
              <ButtonLink {...elsewhere(message)} size="sm" startIcon={MessagesSquare} fullWidth>
                <FormattedMessage defaultMessage="Send a message" description="Customer service: button" />
              </ButtonLink>
            )}
            {email && (
              <ButtonLink href={`mailto:${email}`} size="sm" startIcon={Mail} fullWidth>
                <FormattedMessage defaultMessage="Send an email" description="Customer service: button" />
              </ButtonLink>
            )}
          </Stack>
        ),
      })}
    />
  );
};

/** Quick help at the right edge. Loaded once the page is idle, because all its links are on the page as well. */
export const ShopSideWidget = (): ReactElement => {
  const intl = useIntl();
  const { name } = useShopTexts();
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
      <SideWidgetLink
        href={paths.saved}
        icon={Heart}
        text={intl.formatMessage({
          defaultMessage: "Saved",
          description: "Cell at the right edge: the wish list",
        })}
      />
      <SideWidgetLink
        href={paths.sell}
        icon={Store}
        text={intl.formatMessage({
          defaultMessage: "Sell",
          description: "Cell at the right edge: become a merchant",
        })}
        label={intl.formatMessage(
          { defaultMessage: "Sell on {shop}", description: "Name of the cell at the right edge" },
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
