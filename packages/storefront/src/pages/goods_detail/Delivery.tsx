import { queries, type Product } from "@carmine/api/hooks";
import { BuyRow, Button, Popover, Text } from "@carmine/design-system";
import type { Locale } from "@carmine/i18n";
import { defineMessages, FormattedMessage, useIntl, type IntlShape } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState, type ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { onDemand } from "../../app/on-demand.tsx";
import { useProductTexts } from "../../features/products/use-product-texts.ts";
import { setShipCountry, useShipCountry } from "../../features/products/ship-country.ts";

const CountryChoice = onDemand(() => import("./CountryChoice.tsx"));

const texts = defineMessages({
  name: { defaultMessage: "Delivery", description: "Product page: before the day of arrival" },
  change: { defaultMessage: "Change", description: "Product page: button after the country of delivery" },
  country: {
    defaultMessage: "Deliver to",
    description: "Product page: name of the panel to choose a country in",
  },
  free: { defaultMessage: "Free shipping", description: "Product page: sending costs nothing" },
  undated: {
    defaultMessage: "The shop confirms the day after your order",
    description: "Product page: the shop hasn’t said how long delivery takes",
  },
});

/**
 * A day as the wire writes it. Chromium has no names of days in Lao: there it is written in digits.
 * @param text `yyyy-MM-dd`; noon of it, so that no time zone makes another day of it
 */
const dayIn = (locale: Locale, intl: IntlShape, text: string): string => {
  const day = new Date(`${text}T12:00:00Z`);
  return locale === "lao"
    ? new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "numeric", timeZone: "UTC" }).format(day)
    : intl.formatDate(day, { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" });
};

/** When the product arrives, what sending it costs, and where it goes. */
export const Delivery = ({ product }: { product: Product }): ReactElement | null => {
  const { api, locale } = useApp();
  const intl = useIntl();
  const say = useProductTexts();
  const [open, setOpen] = useState(false);
  const chosen = useShipCountry();
  const { id } = product;
  const other = chosen !== undefined && chosen !== product.delivery?.country;
  const asked = useQuery({ ...queries.productDetail(api, id, chosen), enabled: other }).data;
  const terms = (other ? asked?.delivery : undefined) ?? product.delivery;
  if (!terms) return null;
  const { country, countryName, days, shippingFrom, freeFrom } = terms;
  const isFree = Number(shippingFrom) === 0;
  return (
    <BuyRow
      name={intl.formatMessage(texts.name)}
      note={
        <>
          <FormattedMessage
            defaultMessage="To {country}"
            description="Product page: where the product is delivered"
            values={{ country: countryName ?? country }}
          />{" "}
          <Popover
            label={intl.formatMessage(texts.country)}
            open={open}
            onOpenChange={setOpen}
            trigger={
              <Button variant="ghost" size="sm">
                {intl.formatMessage(texts.change)}
              </Button>
            }
          >
            <Suspense>
              <CountryChoice
                value={country}
                onChoose={(code) => {
                  setShipCountry(code);
                  setOpen(false);
                }}
              />
            </Suspense>
          </Popover>
        </>
      }
    >
      {days ? (
        <Text element="span" strong>
          {dayIn(locale, intl, days.earliest)}
          {days.latest !== days.earliest && ` – ${dayIn(locale, intl, days.latest)}`}
        </Text>
      ) : (
        <span>{intl.formatMessage(texts.undated)}</span>
      )}
      {" · "}
      <Text element="span" tone={isFree ? "success" : "default"}>
        {isFree
          ? intl.formatMessage(texts.free)
          : intl.formatMessage(
              {
                defaultMessage: "Shipping from {amount}",
                description: "Product page: what sending costs at least",
              },
              { amount: say.money(shippingFrom) },
            )}
      </Text>
      {!isFree && freeFrom !== null && (
        <>
          {" · "}
          <Text element="span" tone="success">
            <FormattedMessage
              defaultMessage="free from {amount}"
              description="Product page: after the cost of sending, from which sum on it is free"
              values={{ amount: say.money(freeFrom) }}
            />
          </Text>
        </>
      )}
    </BuyRow>
  );
};
