import type { CartGroup } from "@carmine/api/hooks";
import { Button, CartBar, CartHead, Checkbox, Container, Heading, Message } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMemo, type ReactElement } from "react";
import { PageHead } from "../../../app/PageHead.tsx";
import { useWarning } from "../../../app/use-warning.ts";
import { itemsOf } from "../../../features/cart/cart-lines.ts";
import {
  isBuyable,
  selectedLines,
  selectionState,
  totalsOf,
  withSelection,
  type DeselectedRows,
} from "./cart-model.ts";
import { EmptyCart, OnlyUnavailable } from "./EmptyCart.tsx";
import { CartNotices } from "./CartNotices.tsx";
import { CartSkeleton } from "./CartSkeleton.tsx";
import { CartShopSection } from "./CartShopSection.tsx";
import { UnavailableItems } from "./UnavailableItems.tsx";
import { useCart, type Cart } from "./use-cart.ts";
import { useCheckout } from "../../../features/cart/use-checkout.ts";
import { useLoweredQuantities } from "./use-lowered-quantities.ts";
import { useDeselectedRows } from "./use-deselected-rows.ts";
import { useCurrency } from "../../../features/home-data.ts";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { useBill } from "../../../features/orders/order-items.tsx";
import * as styles from "./page.css.ts";

interface FilledProps {
  readonly shops: readonly CartGroup[];
  readonly cart: Cart;
  readonly deselected: DeselectedRows;
  readonly onDeselectedChange: (next: DeselectedRows) => void;
}

const SelectAll = ({ shops, deselected, onDeselectedChange }: Omit<FilledProps, "cart">): ReactElement => {
  const lines = itemsOf(shops);
  return (
    <Checkbox
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
      <FormattedMessage
        defaultMessage="Select all"
        description="Checkbox for everything in the cart, and other places"
      />
    </Checkbox>
  );
};

const Foot = ({ shops, cart, deselected, onDeselectedChange }: FilledProps): ReactElement => {
  const intl = useIntl();
  const bill = useBill();
  const { digits } = useCurrency();
  const checkout = useCheckout();
  const lines = itemsOf(shops);
  const selected = selectedLines(lines, deselected);
  const totals = totalsOf(lines, deselected, digits);
  const warn = useWarning(selected.length === 0);

  const buy = (): void => {
    if (selected.length === 0) {
      warn({
        tone: "info",
        message: intl.formatMessage({
          defaultMessage: "Select an item",
          description: "Toast: checkout without items",
        }),
      });
      return;
    }
    checkout.start({ kind: "cart", skuIds: selected.map(({ skuId }) => skuId) }, cart.settle);
  };

  return (
    <CartBar
      label={intl.formatMessage({
        defaultMessage: "Cart total",
        description: "Accessible name of the cart's footer",
      })}
      start={
        <>
          <SelectAll shops={shops} deselected={deselected} onDeselectedChange={onDeselectedChange} />
          <Button variant="ghost" disabled={selected.length === 0} onClick={() => cart.removeLines(selected)}>
            <FormattedMessage defaultMessage="Remove selected" description="Cart: removes what is selected" />
          </Button>
        </>
      }
      count={intl.formatMessage(
        {
          defaultMessage:
            "{goods, plural, one {# item} other {# items}}, {pieces, plural, one {# unit} other {# units}}",
          description: "Footer of the cart: number of selected items",
        },
        { goods: totals.itemCount, pieces: totals.unitCount },
      )}
      totalLabel={intl.formatMessage({
        defaultMessage: "Total",
        description: "Footer of the cart: before the total",
      })}
      total={bill.parts(totals.sum)}
      loading={cart.pending.size > 0}
      hint={
        <FormattedMessage
          defaultMessage="Shipping and tax calculated at checkout"
          description="Footer of the cart"
        />
      }
      action={
        <Button variant="solid" size="lg" fullWidth loading={checkout.busy} onClick={buy}>
          <FormattedMessage
            defaultMessage="Check out ({count, number})"
            description="Button of the cart, with the number of items"
            values={{ count: totals.unitCount }}
          />
        </Button>
      }
    />
  );
};

const noShops: readonly CartGroup[] = [];

/** The cart of a shopper or a guest. */
export default function CartPage(): ReactElement {
  const intl = useIntl();
  const cart = useCart();
  const [deselected, onDeselectedChange] = useDeselectedRows();
  const title = intl.formatMessage({
    defaultMessage: "Cart",
    description: "Checkout: first step, and other places",
  });
  const description = intl.formatMessage({
    defaultMessage: "The products in your cart by shop, with their prices and coupons.",
    description: "Description of the cart page, for shared links",
  });
  const failure = intl.formatMessage({
    defaultMessage: "We couldn’t load your cart",
    description: "Title of a failure",
  });
  const invalid = cart.invalid.data ?? [];
  const shops = cart.valid.data ?? noShops;
  const lines = useMemo(() => itemsOf(shops), [shops]);
  const lowered = useLoweredQuantities(lines, cart);
  return (
    <>
      <Container className={shops.length > 0 ? styles.page : styles.emptyPage}>
        <PageHead title={title} description={description} noIndex />
        <div className={styles.head}>
          <Heading level={1}>{title}</Heading>
          {shops.length > 0 && (
            <span className={styles.count}>
              <FormattedMessage
                defaultMessage="{goods, plural, one {# item} other {# items}} from {shops, plural, one {# shop} other {# shops}}"
                description="Next to the title of the cart"
                values={{ goods: lines.length, shops: shops.length }}
              />
            </span>
          )}
        </div>
        <CartNotices lowered={lowered} />
        <QueryView scope="content" query={cart.valid} failure={failure} skeleton={<CartSkeleton />}>
          {(data) =>
            data.length === 0 && invalid.length > 0 ? (
              <OnlyUnavailable shops={invalid} cart={cart} />
            ) : data.length === 0 ? (
              <EmptyCart />
            ) : (
              <>
                <CartHead
                  selectAll={
                    <SelectAll shops={data} deselected={deselected} onDeselectedChange={onDeselectedChange} />
                  }
                  columns={[
                    intl.formatMessage({
                      defaultMessage: "Unit price",
                      description: "Column of an order, and other places",
                    }),
                    intl.formatMessage({
                      defaultMessage: "Quantity",
                      description: "Column of an order, and other places",
                    }),
                    intl.formatMessage({ defaultMessage: "Subtotal", description: "Column of the cart" }),
                    intl.formatMessage({ defaultMessage: "Action", description: "Column of the cart" }),
                  ]}
                />
                {data.map((group) => (
                  <CartShopSection
                    key={group.shop.id}
                    group={group}
                    cart={cart}
                    deselected={deselected}
                    onDeselectedChange={onDeselectedChange}
                  />
                ))}
              </>
            )
          }
        </QueryView>
        {shops.length > 0 && <UnavailableItems shops={invalid} cart={cart} alone={false} />}
        <noscript>
          <Message tone="caution">
            <FormattedMessage
              defaultMessage="Turn on JavaScript to change your cart and check out."
              description="Cart without JavaScript"
            />
          </Message>
        </noscript>
      </Container>
      {shops.length > 0 && (
        <Foot shops={shops} cart={cart} deselected={deselected} onDeselectedChange={onDeselectedChange} />
      )}
    </>
  );
}
