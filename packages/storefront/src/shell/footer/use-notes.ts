import { useIntl } from "@carmine/i18n/react";
import { BadgeCheck, LayoutGrid, Tag, Truck } from "lucide-react";
import { useMarketplaceTexts } from "../../app/marketplace-texts.ts";
import { useHome } from "../../features/home-data.ts";

/** The four reassurances (specification, section 1), each with a fact. */
export const useNotes = () => {
  const intl = useIntl();
  const { delivery } = useMarketplaceTexts();
  const { returnDays = null, shopCount = null } = useHome() ?? {};
  return [
    {
      icon: LayoutGrid,
      title: intl.formatMessage({
        defaultMessage: "Wide selection",
        description: "Footer: first reassurance",
      }),
      text: !shopCount
        ? intl.formatMessage({
            defaultMessage: "Many shops, one cart",
            description: "Footer: sentence of the first reassurance",
          })
        : intl.formatMessage(
            {
              defaultMessage: "{count, plural, one {# shop} other {# shops}}, one cart",
              description: "Footer: sentence of the first reassurance",
            },
            { count: shopCount },
          ),
    },
    {
      icon: Truck,
      title: intl.formatMessage({
        defaultMessage: "Fast delivery",
        description: "Footer: second reassurance",
      }),
      text:
        delivery ??
        intl.formatMessage({
          defaultMessage: "Track every package",
          description: "Footer: sentence of the second reassurance",
        }),
    },
    {
      icon: BadgeCheck,
      title: intl.formatMessage({
        defaultMessage: "Genuine products",
        description: "Footer: third reassurance",
      }),
      text:
        returnDays === null
          ? intl.formatMessage({
              defaultMessage: "Straight from the shops",
              description: "Footer: sentence of the third reassurance",
            })
          : intl.formatMessage(
              {
                defaultMessage: "{count, plural, one {# day} other {# days}} to return an item",
                description: "Footer: sentence of the third reassurance",
              },
              { count: returnDays },
            ),
    },
    {
      icon: Tag,
      title: intl.formatMessage({
        defaultMessage: "Low prices every day",
        description: "Footer: fourth reassurance",
      }),
      text: intl.formatMessage({
        defaultMessage: "Sales show the 30-day low",
        description: "Footer: sentence of the fourth reassurance",
      }),
    },
  ];
};
