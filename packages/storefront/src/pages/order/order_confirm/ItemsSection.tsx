import { limits, type OrderCoupon, type PreOrderShop, type PriceBreakdown } from "@carmine/api/contract";
import { Card, CardHead, CheckoutShopGroup, Link, TextArea } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { compareMoney, sumMoney } from "@carmine/i18n";
import type { ReactElement } from "react";
import { useCurrency } from "../../../features/home-data.ts";
import { paths, productHref } from "../../../features/links.ts";
import { optionText, useBill } from "../../../features/orders/order-items.tsx";
import { pictureOf } from "../../../features/products/picture.ts";
import { OrderCoupons } from "./OrderCoupons.tsx";
import * as styles from "./sections.css.ts";

export interface ItemsSectionProps {
  readonly shops: readonly PreOrderShop[];
  readonly price: PriceBreakdown | undefined;
  readonly coupons: readonly OrderCoupon[];
  /** Claimed coupon by issuer. */
  readonly chosen: Readonly<Record<number, number>>;
  readonly onCoupon: (merId: number, id: number | null) => void;
  readonly notes: Readonly<Record<number, string>>;
  readonly onNote: (merId: number, note: string) => void;
}

/** What is ordered, by shop, each with its note and its coupon. */
export const ItemsSection = (props: ItemsSectionProps): ReactElement => {
  const { shops, price, coupons, chosen, onCoupon, notes, onNote } = props;
  const intl = useIntl();
  const bill = useBill();
  const { currency } = useCurrency();
  return (
    <Card padding="none">
      <CardHead
        title={<FormattedMessage defaultMessage="Items" description="Title over the goods of the checkout" />}
      >
        <Link href={paths.cart}>
          <FormattedMessage defaultMessage="Back to the cart" description="Button to the cart" />
        </Link>
      </CardHead>
      <div className={styles.shops}>
        {shops.map((shop) => {
          const sums = price?.merchantList?.find(({ merId }) => merId === shop.merId);
          const goods = sumMoney(
            shop.orderInfoList.map((item) => ({ price: item.price, count: item.payNum })),
            currency,
          );
          const freight = sums?.freightFee;
          return (
            <CheckoutShopGroup
              key={shop.merId}
              name={shop.merName}
              {...(freight === undefined
                ? {}
                : {
                    delivery:
                      compareMoney(freight, 0) > 0
                        ? intl.formatMessage(
                            {
                              defaultMessage: "{amount} shipping",
                              description: "Head of a shop in the checkout",
                            },
                            { amount: bill.text(freight) },
                          )
                        : intl.formatMessage({
                            defaultMessage: "Free shipping",
                            description: "Head of a shop in the checkout",
                          }),
                  })}
              goods={shop.orderInfoList.map((item) => ({
                id: item.attrValueId,
                href: productHref(item.productId),
                title: item.productName,
                picture: pictureOf(item.image),
                ...(item.sku ? { option: optionText(item.sku) } : {}),
                price: bill.parts(item.price),
                count: bill.times(item.payNum),
                sum: bill.parts(bill.sum(item.price, item.payNum)),
              }))}
              note={
                <TextArea
                  className={styles.note}
                  labelHidden
                  label={intl.formatMessage(
                    { defaultMessage: "Note to {shop}", description: "Label of a field of the checkout" },
                    { shop: shop.merName },
                  )}
                  placeholder={intl.formatMessage({
                    defaultMessage: "Note to the shop",
                    description: "In the empty note of the checkout",
                  })}
                  rows={1}
                  maxLength={limits.orderNote}
                  counter={(used, most) => `${used} / ${most}`}
                  value={notes[shop.merId] ?? ""}
                  onValueChange={(note) => onNote(shop.merId, note)}
                />
              }
              coupon={
                <OrderCoupons
                  labelHidden
                  label={intl.formatMessage(
                    { defaultMessage: "Coupon of {shop}", description: "Label of a field of the checkout" },
                    { shop: shop.merName },
                  )}
                  issuer={shop.merId}
                  coupons={coupons}
                  chosen={chosen[shop.merId]}
                  onChoose={(id) => onCoupon(shop.merId, id)}
                />
              }
              total={{
                label: intl.formatMessage({
                  defaultMessage: "Shop total",
                  description: "Foot of a shop in the checkout",
                }),
                value: bill.text(sums?.payFee ?? goods),
              }}
            />
          );
        })}
      </div>
    </Card>
  );
};
