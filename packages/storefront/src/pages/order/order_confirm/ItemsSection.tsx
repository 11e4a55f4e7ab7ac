import { limits } from "@carmine/api/contract";
import type { Checkout, CheckoutCoupon, CheckoutPrice } from "@carmine/api/hooks";
import { Card, CardHead, Checkbox, CheckoutShopGroup, Link, Text, TextArea } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { compareMoney, subtractMoney, sumMoney } from "@carmine/i18n";
import type { ReactElement } from "react";
import * as paths from "../../../app/paths.ts";
import { useCurrency } from "../../../features/home-data.ts";
import { productHref } from "../../../features/links.ts";
import { optionOf, useBill } from "../../../features/orders/order-items.tsx";
import { useDeliveryDays } from "../../../features/products/delivery-days.ts";
import { pictureOf } from "../../../features/products/picture.ts";
import { OrderCoupons } from "./OrderCoupons.tsx";
import * as styles from "./sections.css.ts";

export interface ItemsSectionProps {
  readonly shops: Checkout["shops"];
  readonly price: CheckoutPrice | undefined;
  readonly coupons: readonly CheckoutCoupon[];
  /** Claimed coupon by issuer. */
  readonly chosen: Readonly<Record<number, number>>;
  readonly onCoupon: (shopId: number, id: number | null) => void;
  readonly notes: Readonly<Record<number, string>>;
  readonly onNote: (shopId: number, note: string) => void;
  readonly gifts: Readonly<Record<number, boolean>>;
  readonly onGift: (shopId: number, isGift: boolean) => void;
}

/** Ordered items by shop, each with its note and coupon. */
export const ItemsSection = (props: ItemsSectionProps): ReactElement => {
  const { shops, price, coupons, chosen, onCoupon, notes, onNote, gifts, onGift } = props;
  const intl = useIntl();
  const bill = useBill();
  const { digits } = useCurrency();
  const daysOf = useDeliveryDays();
  return (
    <Card padding="none">
      <CardHead
        title={
          <FormattedMessage defaultMessage="Items" description="Title above the items of the checkout" />
        }
      >
        <Link href={paths.cart}>
          <FormattedMessage defaultMessage="Back to the cart" description="Button to the cart" />
        </Link>
      </CardHead>
      <div className={styles.shops}>
        {shops.map(({ shop, items }) => {
          const isGift = gifts[shop.id] ?? false;
          const sums = price?.shops.find(({ id }) => id === shop.id);
          const itemsTotal = sumMoney(
            items.map(({ price: unit, quantity }) => ({ price: unit, count: quantity })),
            digits,
          );
          const isEstimate = price?.tax.isEstimate ?? false;
          const shipping = isEstimate ? undefined : sums?.shipping;
          const shippingText =
            shipping === undefined
              ? undefined
              : compareMoney(shipping, 0) > 0
                ? intl.formatMessage(
                    { defaultMessage: "{amount} shipping", description: "Header of a shop in the checkout" },
                    { amount: bill.text(shipping) },
                  )
                : intl.formatMessage({
                    defaultMessage: "Free shipping",
                    description: "Header of a shop in the checkout, and other places",
                  });
          const arrival =
            sums?.arrival &&
            intl.formatMessage(
              { defaultMessage: "Arrives {days}", description: "Header of a shop in the checkout" },
              { days: daysOf(sums.arrival) },
            );
          const delivery = [arrival, shippingText].filter(Boolean).join(" · ");
          const total = sums && (isEstimate ? subtractMoney(sums.total, sums.shipping, digits) : sums.total);
          return (
            <CheckoutShopGroup
              key={shop.id}
              name={shop.name}
              {...(delivery && { delivery })}
              items={items.map((item) => ({
                id: item.skuId ?? item.productId,
                href: productHref(item.productId),
                title: item.name,
                picture: pictureOf(item.picture),
                ...optionOf(item),
                price: bill.parts(item.price),
                count: bill.times(item.quantity),
                sum: bill.parts(bill.sum(item.price, item.quantity)),
              }))}
              note={
                <div className={styles.notes}>
                  <TextArea
                    className={styles.note}
                    labelHidden
                    {...(isGift
                      ? {
                          label: intl.formatMessage(
                            {
                              defaultMessage: "Gift message for the package from {shop}",
                              description: "Label of a field of the checkout",
                            },
                            { shop: shop.name },
                          ),
                          placeholder: intl.formatMessage({
                            defaultMessage: "Message to the recipient",
                            description: "In the empty note of the checkout, for a gift",
                          }),
                        }
                      : {
                          label: intl.formatMessage(
                            {
                              defaultMessage: "Note to {shop}",
                              description: "Label of a field of the checkout",
                            },
                            { shop: shop.name },
                          ),
                          placeholder: intl.formatMessage({
                            defaultMessage: "Note to the shop",
                            description: "In the empty note of the checkout",
                          }),
                        })}
                    rows={1}
                    maxLength={limits.orderNote}
                    counter={(used, most) => `${used} / ${most}`}
                    value={notes[shop.id] ?? ""}
                    onValueChange={(note) => onNote(shop.id, note)}
                  />
                  <Checkbox checked={isGift} onCheckedChange={(checked) => onGift(shop.id, checked)}>
                    <FormattedMessage
                      defaultMessage="This is a gift"
                      description="Checkbox of the checkout, below the note to a shop"
                    />
                  </Checkbox>
                  {isGift && (
                    <Text size={12} tone="muted">
                      <FormattedMessage
                        defaultMessage="The shop will put your message in the package. The packing slip won’t show prices."
                        description="Checkout, below the checkbox of a gift"
                      />
                    </Text>
                  )}
                </div>
              }
              coupon={
                <OrderCoupons
                  labelHidden
                  label={intl.formatMessage(
                    { defaultMessage: "Coupon of {shop}", description: "Label of a field of the checkout" },
                    { shop: shop.name },
                  )}
                  issuer={shop.id}
                  coupons={coupons}
                  chosen={chosen[shop.id]}
                  onChoose={(id) => onCoupon(shop.id, id)}
                />
              }
              total={{
                label: intl.formatMessage({
                  defaultMessage: "Shop total",
                  description: "Footer of a shop in the checkout",
                }),
                value: bill.text(total ?? itemsTotal),
              }}
            />
          );
        })}
      </div>
    </Card>
  );
};
