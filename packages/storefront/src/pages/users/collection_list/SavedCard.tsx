import type { SavedProduct } from "@carmine/api/hooks";
import { Button, ButtonLink, Checkbox, ProductCard, type ProductTag } from "@carmine/design-system";
import { compareMoney } from "@carmine/i18n";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { ShoppingCart } from "lucide-react";
import type { ReactElement } from "react";
import { useAddToCart } from "../../../features/cart/use-add-to-cart.ts";
import { SaveHeart } from "../../../features/collections/SaveHeart.tsx";
import { productHref } from "../../../features/links.ts";
import { pictureOf } from "../../../features/products/picture.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";

const texts = defineMessages({
  less: {
    defaultMessage: "Price dropped",
    description: "Wish list: the price is lower than when it was saved",
  },
  select: {
    defaultMessage: "Select",
    description: "Wish list: tick of a product while several are chosen",
  },
});

/** Pieces from which on nothing is said. */
const fewLeft = 10;

/** A saved product: what has changed since, its price now, and the way into the cart. */
export const SavedCard = ({
  product,
  choice,
}: {
  product: SavedProduct;
  /** While several are chosen: whether this one is. */
  choice?: { ticked: boolean; onTick: (on: boolean) => void } | undefined;
}): ReactElement => {
  const intl = useIntl();
  const say = useProductTexts();
  const { add, busy } = useAddToCart();
  const { productId, name, price, savedPrice, stock, skuId } = product;
  const isSoldOut = stock === 0;
  const isCheaper = !isSoldOut && savedPrice !== null && compareMoney(price, savedPrice) < 0;

  const tags: ProductTag[] = [
    ...(isCheaper ? [{ text: intl.formatMessage(texts.less), variant: "success" } as const] : []),
    ...(stock !== null && stock > 0 && stock <= fewLeft
      ? [
          {
            text: intl.formatMessage(
              { defaultMessage: "Only {count} left", description: "Wish list: few pieces are left" },
              { count: stock },
            ),
            variant: "outline",
          } as const,
        ]
      : []),
  ];

  return (
    <ProductCard
      level={2}
      href={productHref(productId)}
      title={name}
      picture={pictureOf(product.picture)}
      price={say.parts(price)}
      oldPrice={isCheaper ? say.oldPrice(price, savedPrice) : undefined}
      shop={product.shopName ?? undefined}
      tags={tags}
      soldOut={isSoldOut}
      {...(choice === undefined && { save: <SaveHeart id={productId} name={name} /> })}
      action={
        choice !== undefined ? (
          <Checkbox
            checked={choice.ticked}
            onCheckedChange={choice.onTick}
            aria-label={`${intl.formatMessage(texts.select)}: ${name}`}
          >
            {intl.formatMessage(texts.select)}
          </Checkbox>
        ) : skuId === null || isSoldOut ? (
          <ButtonLink size="sm" href={productHref(productId)} fullWidth>
            {isSoldOut ? (
              <FormattedMessage
                defaultMessage="View product"
                description="Wish list: button of a sold-out product"
              />
            ) : (
              <FormattedMessage
                defaultMessage="Choose options"
                description="Wish list: button of a product with sizes or colors"
              />
            )}
          </ButtonLink>
        ) : (
          <Button
            variant="soft"
            size="sm"
            fullWidth
            startIcon={ShoppingCart}
            loading={busy}
            onClick={() =>
              add({ productId, skuId, quantity: 1, name, picture: product.picture, options: [], price })
            }
          >
            <FormattedMessage defaultMessage="Add to cart" description="Wish list: button of a product" />
          </Button>
        )
      }
    />
  );
};
