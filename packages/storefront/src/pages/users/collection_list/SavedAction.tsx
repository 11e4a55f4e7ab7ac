import type { SavedProduct } from "@carmine/api/hooks";
import { Button, ButtonLink } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { ShoppingCart } from "lucide-react";
import type { ReactElement } from "react";
import { useAdded } from "../../../app/AppContext.tsx";
import { useAddToCart } from "../../../features/cart/use-add-to-cart.ts";
import { NotifyMe } from "./NotifyMe.tsx";
import { newsOf } from "./saved-state.ts";
import { similarHref } from "./similar-href.ts";

const texts: Readonly<Record<"named", MessageDescriptor>> = defineMessages({
  named: {
    defaultMessage: "{action}: {name}",
    description: "A product’s button in a list, and other places",
  },
});

/** The button of a saved product: add to cart, or the best alternative. */
export const SavedAction = ({
  product,
  onChoose,
}: {
  product: SavedProduct;
  onChoose: (purpose: "cart" | "notice") => void;
}): ReactElement => {
  const intl = useIntl();
  const { add } = useAddToCart();
  const { productId, skuId, name, picture, price } = product;
  const isBusy = useAdded(({ busy, items }) => busy && items.some((item) => item.productId === productId));
  const news = newsOf(product);
  if (news === "gone")
    return (
      <ButtonLink size="sm" fullWidth href={similarHref(product)}>
        <FormattedMessage
          defaultMessage="See similar"
          description="Wishlist: link of a product that is no longer sold"
        />
      </ButtonLink>
    );
  if (news === "soldOut") return <NotifyMe product={product} onChoose={() => onChoose("notice")} />;
  if (skuId === null) {
    const words = intl.formatMessage({
      defaultMessage: "Choose options",
      description: "Wishlist: button of a product with sizes or colors, and other places",
    });
    return (
      <Button
        variant="soft"
        size="sm"
        fullWidth
        aria-label={intl.formatMessage(texts.named, { action: words, name })}
        onClick={() => onChoose("cart")}
      >
        {words}
      </Button>
    );
  }
  return (
    <Button
      variant="soft"
      size="sm"
      fullWidth
      startIcon={ShoppingCart}
      loading={isBusy}
      onClick={() => add({ productId, skuId, quantity: 1, name, picture, options: [], price })}
    >
      <FormattedMessage defaultMessage="Add to cart" description="Product page: button, and other places" />
    </Button>
  );
};
