import type { Product } from "@carmine/api/hooks";
import {
  BuyActions,
  PriceBlock,
  QuantityRow,
  QuantityStepper,
  StickyBuyBar,
  Text,
} from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { localizedPath } from "@carmine/i18n";
import { useId, useRef, useState, type ReactElement } from "react";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { lazy } from "../../../hydration/lazy.tsx";
import { useAddToCart } from "../../../features/cart/use-add-to-cart.ts";
import { useCheckout } from "../../../features/cart/use-checkout.ts";
import { useCurrency } from "../../../features/home-data.ts";
import { cartFormFields } from "../../../features/links.ts";
import { maxLowStock } from "../../../features/products/max-low-stock.ts";
import { pictureOf } from "../../../features/products/picture.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import { BuyButtons, type Buying } from "./BuyButtons.tsx";
import { OptionPicker, type OptionPickerProps } from "./OptionPicker.tsx";
import { savedAmount, timesPrice } from "./money.ts";
import { GuideLinks } from "./GuideLinks.tsx";
import { QuantityTotal } from "./QuantityTotal.tsx";
import { SetChoice } from "./SetChoice.tsx";
import { maxQuantityOf, valuesOf } from "../../../features/products/skus.ts";
import * as styles from "../page.css.ts";

const [productField, skuField, quantityField] = cartFormFields;

const Coupons = lazy(() => import("./Coupons.tsx"));
const CouponSum = lazy(() => import("./CouponSum.tsx"));
const Delivery = lazy(() => import("../delivery/Delivery.tsx"));
const Promises = lazy(() => import("./Promises.tsx"));
const Restock = lazy(() => import("./Restock.tsx"));

/** Preloads the chunks below the first view. */
export const preloadPurchase = (): Promise<unknown> =>
  Promise.all([Coupons, CouponSum, Delivery, Promises, Restock].map((part) => part.preload()));

export interface PurchaseProps extends OptionPickerProps {
  readonly product: Product;
}

/**
 * Price, options, quantity and buttons. The buttons are repeated in a bottom bar while they are out of view.
 */
export const Purchase = ({ product, ...choosing }: PurchaseProps): ReactElement => {
  const intl = useIntl();
  const productTexts = useProductTexts();
  const { digits } = useCurrency();
  const { locale } = useApp();
  const { id, name, unit, setSize } = product;
  const sku = choosing.chosen;
  const [wanted, setWanted] = useState(setSize ?? 1);
  const cart = useAddToCart();
  const checkout = useCheckout();
  const formId = useId();
  const buttons = useRef<HTMLDivElement>(null);

  const most = maxQuantityOf(sku);
  const quantity = Math.min(wanted, most);
  const soldOut = sku.stock <= 0;
  const sum = timesPrice(sku.price, quantity, digits);
  // A sold-out product shows no discount.
  const listPrice = soldOut ? null : sku.listPrice;
  const saved = savedAmount(sku.price, listPrice, digits);
  const oldPrice = productTexts.oldPrice(sku.price, listPrice);
  const isPerUnit = setSize !== null || quantity > 1;
  const tone = soldOut ? "default" : "price";
  const chosen = { productId: id, skuId: sku.id, quantity };
  const picture = sku.picture ?? product.picture;
  const buying: Buying = {
    formId,
    adding: cart.busy,
    buying: checkout.busy,
    add: () => cart.add({ ...chosen, name, picture, options: valuesOf(sku), price: sku.price }),
    buy: () => checkout.start({ kind: "sku", ...chosen }),
  };
  const title = [name, ...valuesOf(sku)].join(" · ");

  return (
    <>
      <PriceBlock
        price={productTexts.parts(sku.price)}
        tone={tone}
        coupons={!soldOut && <Coupons productId={id} />}
        {...(oldPrice && { oldPrice })}
        {...(saved !== undefined && {
          saving: intl.formatMessage(
            {
              defaultMessage: "Save {amount}",
              description: "Product page: next to the price, and other places",
            },
            { amount: productTexts.money(saved) },
          ),
        })}
        {...(isPerUnit
          ? {
              note: intl.formatMessage({
                defaultMessage: "each",
                description: "Product page: after the price of one unit of a product sold in sets",
              }),
            }
          : unit && {
              note: intl.formatMessage(
                {
                  defaultMessage: "per {unit}",
                  description: "Product page: what the price is for, such as a tire",
                },
                { unit },
              ),
            })}
      >
        <div className={styles.totals}>
          {!soldOut && (
            <>
              <QuantityTotal
                quantity={quantity}
                isSet={quantity === setSize}
                total={productTexts.money(sum)}
              />
              <CouponSum productId={id} sum={sum} />
            </>
          )}
        </div>
        {oldPrice && sku.lowestPrice !== null && (
          <Text size={12} tone="muted">
            <FormattedMessage
              defaultMessage="Lowest price in the 30 days before this deal: {amount}"
              description="Product page: under a reduced price"
              values={{ amount: productTexts.money(sku.lowestPrice) }}
            />
          </Text>
        )}
      </PriceBlock>
      <OptionPicker {...choosing} />
      <GuideLinks guides={product.guides} />
      <QuantityRow
        name={intl.formatMessage({
          defaultMessage: "Quantity",
          description: "Column of an order, and other places",
        })}
        note={
          soldOut ? (
            <FormattedMessage
              defaultMessage="This option is sold out"
              description="Product page: next to the quantity"
            />
          ) : sku.isAlwaysSellable || (sku.stock > maxLowStock && quantity < sku.stock) ? (
            <Text element="span" tone="success">
              <FormattedMessage
                defaultMessage="In stock"
                description="Product page: next to the quantity, more than ten units"
              />
            </Text>
          ) : (
            <FormattedMessage
              defaultMessage="Only {stock, number} left"
              description="Below the quantity in the cart, and other places"
              values={{ stock: sku.stock }}
            />
          )
        }
      >
        <QuantityStepper
          size="md"
          label={intl.formatMessage(
            { defaultMessage: "Quantity of {product}", description: "Product page: name of the stepper" },
            { product: name },
          )}
          texts={{
            decrease: intl.formatMessage({
              defaultMessage: "Decrease quantity",
              description: "Product page: name of the minus button",
            }),
            increase: intl.formatMessage({
              defaultMessage: "Increase quantity",
              description: "Product page: name of the plus button",
            }),
          }}
          value={quantity}
          max={most}
          disabled={soldOut}
          name={quantityField}
          form={formId}
          onValueChange={setWanted}
        />
        {setSize !== null && !soldOut && (
          <SetChoice size={setSize} most={most} quantity={quantity} onChoose={setWanted} />
        )}
      </QuantityRow>
      {soldOut ? (
        <Restock skuId={sku.id} />
      ) : (
        <BuyActions ref={buttons}>
          <BuyButtons {...buying} />
        </BuyActions>
      )}
      <Delivery product={product} sum={sum} soldOut={soldOut} />
      <form id={formId} method="post" action={localizedPath(locale, paths.cart)} hidden>
        <input type="hidden" name={productField} value={id} />
        <input type="hidden" name={skuField} value={sku.id} />
      </form>
      <Promises list={product.guarantees} />
      {!soldOut && (
        <StickyBuyBar
          after={buttons}
          title={title}
          picture={pictureOf(picture)}
          price={productTexts.parts(sum)}
          actions={<BuyButtons {...buying} />}
        />
      )}
    </>
  );
};
