import type { CartGroup, CartItem } from "@carmine/api/hooks";
import { CartLine, CartShopGroup, Checkbox, IconButton, QuantityStepper } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { Heart, Trash2 } from "lucide-react";
import { useState, type ReactElement } from "react";
import { lazy } from "../../../hydration/lazy.tsx";
import { productHref, shopHref } from "../../../features/links.ts";
import { optionText } from "../../../features/products/option-text.ts";
import { useBill } from "../../../features/orders/order-items.tsx";
import { pictureOf } from "../../../features/products/picture.ts";
import { maxQuantityOf } from "../../../features/products/skus.ts";
import { isBuyable, isScarce, selectionState, withSelection, type DeselectedRows } from "./cart-model.ts";
import { ShopCoupon, ShopFreeShipping } from "./ShopOffers.tsx";
import type { Cart } from "./use-cart.ts";

const ChangeSku = lazy(() => import("./ChangeSku.tsx"));

interface SectionProps {
  readonly group: CartGroup;
  readonly cart: Cart;
  readonly deselected: DeselectedRows;
  readonly onDeselectedChange: (next: DeselectedRows) => void;
}

const Line = ({
  line,
  cart,
  deselected,
  onDeselectedChange,
}: Omit<SectionProps, "group"> & { line: CartItem }): ReactElement => {
  const intl = useIntl();
  const bill = useBill();
  const [changing, setChanging] = useState(false);
  const name = [line.name, optionText(line.options)].filter(Boolean).join(", ");
  const maxQuantity = maxQuantityOf(line);
  const quantity = Math.min(cart.pending.get(line.id) ?? line.quantity, Math.max(maxQuantity, line.quantity));
  const hint =
    line.stock <= 0
      ? intl.formatMessage({
          defaultMessage: "Sold out",
          description: "Cart: an option that can't be chosen, and other places",
        })
      : line.quantity > line.stock || isScarce(line)
        ? intl.formatMessage(
            {
              defaultMessage: "Only {stock, number} left",
              description: "Below the quantity in the cart, and other places",
            },
            { stock: line.stock },
          )
        : undefined;
  return (
    <CartLine
      tick={
        <Checkbox
          labelHidden
          disabled={!isBuyable(line)}
          checked={isBuyable(line) && !deselected.has(line.id)}
          onCheckedChange={(selected) => onDeselectedChange(withSelection(deselected, [line.id], selected))}
        >
          {intl.formatMessage(
            { defaultMessage: "Select {name}", description: "Name of a checkbox in the cart" },
            { name },
          )}
        </Checkbox>
      }
      item={{
        href: productHref(line.productId),
        title: line.name,
        picture: pictureOf(line.picture),
        ...(line.options.length > 0 && {
          option: optionText(line.options),
          onChangeOption: () => setChanging(true),
          changeOptionLabel: intl.formatMessage(
            { defaultMessage: "Change options of {name}", description: "Name of a button in the cart" },
            { name },
          ),
        }),
      }}
      price={bill.parts(line.price)}
      quantity={
        <QuantityStepper
          label={intl.formatMessage(
            { defaultMessage: "Quantity of {name}", description: "Name of a field, and other places" },
            { name },
          )}
          texts={{
            decrease: intl.formatMessage(
              { defaultMessage: "Decrease quantity of {name}", description: "Name of a button" },
              { name },
            ),
            increase: intl.formatMessage(
              { defaultMessage: "Increase quantity of {name}", description: "Name of a button" },
              { name },
            ),
          }}
          value={quantity}
          max={maxQuantity}
          hint={hint}
          onValueChange={(next) => cart.setQuantity(line.id, next)}
        />
      }
      subtotal={bill.parts(bill.sum(line.price, line.quantity))}
      aria-busy={cart.pending.has(line.id)}
      actions={
        <>
          <IconButton
            icon={Heart}
            variant="ghost"
            size="sm"
            label={intl.formatMessage(
              {
                defaultMessage: "Move {name} to your saved products",
                description: "Name of a button in the cart",
              },
              { name },
            )}
            onClick={() => cart.moveToSaved(line)}
          />
          <IconButton
            icon={Trash2}
            variant="ghost"
            size="sm"
            label={intl.formatMessage(
              { defaultMessage: "Remove {name} from cart", description: "Name of a button" },
              { name },
            )}
            onClick={() => cart.removeLines([line])}
          />
          {changing && <ChangeSku item={line} onClose={() => setChanging(false)} />}
        </>
      }
    />
  );
};

/** The cart's items of one shop. */
export const CartShopSection = ({ group, ...rest }: SectionProps): ReactElement => {
  const intl = useIntl();
  const { deselected, onDeselectedChange } = rest;
  const { shop, items: lines } = group;
  return (
    <CartShopGroup
      shop={{ name: shop.name, href: shopHref(shop.id) }}
      coupon={<ShopCoupon group={group} deselected={deselected} />}
      freeShipping={<ShopFreeShipping group={group} deselected={deselected} />}
      tick={
        <Checkbox
          labelHidden
          disabled={!lines.some(isBuyable)}
          checked={selectionState(lines, deselected)}
          onCheckedChange={(selected) =>
            onDeselectedChange(
              withSelection(
                deselected,
                lines.map(({ id }) => id),
                selected,
              ),
            )
          }
        >
          {intl.formatMessage(
            {
              defaultMessage: "Select everything from {shop}",
              description: "Name of a checkbox in the cart",
            },
            { shop: shop.name },
          )}
        </Checkbox>
      }
    >
      {lines.map((line) => (
        <Line key={line.id} line={line} {...rest} />
      ))}
    </CartShopGroup>
  );
};
