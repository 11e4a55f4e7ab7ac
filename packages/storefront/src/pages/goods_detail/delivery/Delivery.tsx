import { queries, type Product } from "@carmine/api/hooks";
import { BuyRow, Button, Text } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState, type ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { lazy } from "../../../hydration/lazy.tsx";
import { useDeliveryDays } from "../../../features/products/delivery-days.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import { setShipCountry } from "./ship-country.ts";
import { useShipCountry } from "./use-ship-country.ts";

const CountryPanel = lazy(() => import("./CountryPanel.tsx"), { suspendsParent: true });

const texts = defineMessages({
  name: { defaultMessage: "Delivery", description: "Product page: before the day of arrival" },
  change: { defaultMessage: "Change", description: "Product page: button after the country of delivery" },
  free: {
    defaultMessage: "Free shipping",
    description: "Header of a shop in the checkout, and other places",
  },
  undated: {
    defaultMessage: "The shop will confirm the delivery date after you order",
    description: "Product page: unknown delivery time",
  },
});

export interface DeliveryProps {
  readonly product: Product;
  /** Price of the selected quantity as decimal text. */
  readonly sum: string;
  /** Sold-out products have no delivery date. */
  readonly soldOut: boolean;
}

/** Delivery date, shipping fee and destination. */
export default function Delivery({ product, sum, soldOut }: DeliveryProps): ReactElement | null {
  const { api } = useApp();
  const intl = useIntl();
  const productTexts = useProductTexts();
  const daysOf = useDeliveryDays();
  const [open, setOpen] = useState<boolean>();
  const chosen = useShipCountry();
  const { id } = product;
  const other = chosen !== undefined && chosen !== product.delivery?.country;
  const detail = useQuery({ ...queries.productDetail(api, id, chosen), enabled: other }).data;
  const terms = (other ? detail?.delivery : undefined) ?? product.delivery;
  if (!terms) return null;
  const { country, countryName, days, shippingFrom, freeFrom } = terms;
  const isFree = Number(shippingFrom) === 0 || (freeFrom !== null && Number(sum) >= Number(freeFrom));
  const change = (
    <Button
      variant="ghost"
      size="sm"
      aria-haspopup="dialog"
      {...(open === undefined && { onClick: () => setOpen(true) })}
    >
      {intl.formatMessage(texts.change)}
    </Button>
  );
  return (
    <BuyRow
      name={intl.formatMessage(texts.name)}
      note={
        <>
          <FormattedMessage
            defaultMessage="Deliver to {country}"
            description="Product page: where the product is delivered"
            values={{ country: countryName ?? country }}
          />{" "}
          {open === undefined ? (
            change
          ) : (
            <Suspense fallback={change}>
              <CountryPanel
                trigger={change}
                open={open}
                onOpenChange={setOpen}
                value={country}
                onChoose={setShipCountry}
              />
            </Suspense>
          )}
        </>
      }
    >
      {!soldOut && (
        <>
          {days ? (
            <Text element="span" strong>
              {daysOf(days)}
            </Text>
          ) : (
            <span>{intl.formatMessage(texts.undated)}</span>
          )}
          {" · "}
        </>
      )}
      <Text element="span" tone={isFree ? "success" : "default"}>
        {isFree
          ? intl.formatMessage(texts.free)
          : intl.formatMessage(
              {
                defaultMessage: "Shipping from {amount}",
                description: "Product page: what sending costs at least",
              },
              { amount: productTexts.money(shippingFrom) },
            )}
      </Text>
      {!isFree && freeFrom !== null && (
        <>
          {" · "}
          <Text element="span" tone="success">
            <FormattedMessage
              defaultMessage="free on orders of {amount}+"
              description="Product page: after the cost of sending, from which sum on it is free"
              values={{ amount: productTexts.money(freeFrom) }}
            />
          </Text>
        </>
      )}
    </BuyRow>
  );
}
