import { Button, ButtonLink, type ButtonProps } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import type { ReactElement } from "react";
import { useAdded } from "../../app/AppContext.tsx";
import { productHref } from "../links.ts";
import { useAddToCart } from "./use-add-to-cart.ts";

const texts = defineMessages({
  view: { defaultMessage: "View product", description: "Button of a sold-out product in a list" },
  choose: {
    defaultMessage: "Choose",
    description: "Button in a narrow row: link to a product that needs a size or color",
  },
  chooseOptions: {
    defaultMessage: "Choose options",
    description: "Wishlist: button of a product with sizes or colors, and other places",
  },
  add: {
    defaultMessage: "Add",
    description: "Button in a narrow row: puts a product in the cart, and other places",
  },
  addToCart: { defaultMessage: "Add to cart", description: "Product page: button, and other places" },
});

export interface CardButtonProps extends Pick<ButtonProps, "variant" | "size" | "fullWidth"> {
  readonly productId: number;
  /** Null if an option has to be selected first. */
  readonly skuId: number | null;
  readonly isSoldOut: boolean;
  readonly name: string;
  readonly picture: string | null;
  /** Decimal text. */
  readonly price: string;
  /** Uses a one-word label for rows with little space. */
  readonly short?: boolean;
}

/**
 * The button of a product in a list: adds it to the cart, or links to its page if an option has to be selected or it
 * is sold out.
 */
export const CardButton = ({
  productId,
  skuId,
  isSoldOut,
  name,
  picture,
  price,
  short = false,
  ...look
}: CardButtonProps): ReactElement => {
  const intl = useIntl();
  const { add } = useAddToCart();
  const isBusy = useAdded(({ busy, items }) => busy && items.some((item) => item.productId === productId));
  const named = (action: string): string =>
    intl.formatMessage(
      {
        defaultMessage: "{action}: {name}",
        description: "A product’s button in a list, and other places",
      },
      { action, name },
    );
  if (isSoldOut || skuId === null) {
    const words = intl.formatMessage(
      isSoldOut && !short ? texts.view : short ? texts.choose : texts.chooseOptions,
    );
    return (
      <ButtonLink
        {...look}
        variant={isSoldOut ? "outline" : look.variant}
        href={productHref(productId)}
        aria-label={named(words)}
      >
        {words}
      </ButtonLink>
    );
  }
  const words = intl.formatMessage(short ? texts.add : texts.addToCart);
  return (
    <Button
      {...look}
      startIcon={ShoppingCart}
      loading={isBusy}
      aria-label={named(words)}
      onClick={() => add({ productId, skuId, quantity: 1, name, picture, options: [], price })}
    >
      {words}
    </Button>
  );
};
