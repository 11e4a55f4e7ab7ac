import { queries } from "@carmine/api/hooks";
import { Button, ButtonLink, Drawer, LineItem, Price, Skeleton, Text } from "@carmine/design-system";
import { sumMoney } from "@carmine/i18n";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import * as paths from "../../app/paths.ts";
import { useAdded, useApp } from "../../app/AppContext.tsx";
import { useCurrency } from "../home-data.ts";
import { optionText } from "../products/option-text.ts";
import { useBill } from "../orders/order-items.tsx";
import { pictureOf } from "../products/picture.ts";
import * as styles from "./AddedPanel.css.ts";
import { itemsOf } from "./cart-lines.ts";
import { GoesWith } from "./GoesWith.tsx";
import { useCheckout } from "./use-checkout.ts";
import { useBackCloses } from "../../router/use-back-closes.ts";

const texts = defineMessages({
  adding: {
    defaultMessage: "Adding to cart…",
    description: "Title of the panel of what was just put in the cart, until the server has answered",
  },
  added: {
    defaultMessage: "Added to cart",
    description: "Title of the panel of what was just put in the cart",
  },
});

/** The panel that opens after adding to the cart: the added product, the cart's content, and related products. */
export default function AddedPanel(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const bill = useBill();
  const { digits } = useCurrency();
  const { items, busy, close } = useAdded((state) => state);
  const checkout = useCheckout();
  useBackCloses(close);
  const cart = useQuery({ ...queries.cartList(api), enabled: !busy });
  // *Checkout* includes only available items.
  const lines = itemsOf(cart.data ?? []).filter(({ isAvailable }) => isAvailable);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const sum = sumMoney(
    lines.map(({ price, quantity }) => ({ price, count: quantity })),
    digits,
  );
  return (
    <Drawer
      open
      // The panel's first button adds another product, so a repeated Enter must not press it.
      initialFocus="drawer"
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={<span role="status">{intl.formatMessage(busy ? texts.adding : texts.added)}</span>}
      footer={
        <div className={styles.actions}>
          <ButtonLink href={paths.cart} size="lg" fullWidth onClick={close}>
            <FormattedMessage defaultMessage="View cart" description="Link to the cart" />
          </ButtonLink>
          <Button
            variant="solid"
            size="lg"
            fullWidth
            disabled={busy || lines.length === 0}
            onClick={() => {
              // Closes before the sign-in panel or the checkout opens.
              close();
              checkout.start({ kind: "cart", skuIds: lines.map(({ skuId }) => skuId) });
            }}
          >
            <FormattedMessage
              defaultMessage="Check out"
              description="Panel of what was just put in the cart: button that goes on with everything in the cart"
            />
          </Button>
        </div>
      }
    >
      <div className={styles.stack} aria-busy={busy}>
        {items.map((item) => (
          <LineItem
            key={`${item.productId} ${item.options.join()}`}
            size={72}
            title={item.name}
            picture={pictureOf(item.picture)}
            {...(item.options.length > 0 ? { option: optionText(item.options) } : {})}
            note={{ tone: "muted", text: `${bill.text(item.price)} ${bill.times(item.quantity)}` }}
          />
        ))}
        {(busy || cart.isPending) && <Skeleton height={50} />}
        {!busy && cart.data && (
          <div className={styles.total}>
            <Text element="span" size={14}>
              <FormattedMessage
                defaultMessage="In your cart: {count, plural, one {# unit} other {# units}}"
                description="Panel of what was just put in the cart: everything in the cart"
                values={{ count }}
              />
            </Text>
            <Price parts={bill.parts(sum)} size={16} />
          </div>
        )}
        {items[0] && <GoesWith productId={items[0].productId} onVisit={close} />}
      </div>
    </Drawer>
  );
}
