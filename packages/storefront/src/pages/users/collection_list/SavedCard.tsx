import type { SavedProduct } from "@carmine/api/hooks";
import { ProductCard } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { productHref } from "../../../features/links.ts";
import { pictureOf } from "../../../features/products/picture.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import { SavedAction } from "./SavedAction.tsx";
import { SavedHeart } from "./SavedHeart.tsx";
import { isCheaper, newsOf } from "./saved-state.ts";
import { similarHref } from "./similar-href.ts";
import { SavedCheckbox, type SavedCheckboxProps } from "./SavedCheckbox.tsx";
import { useStateText } from "./use-state-text.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  gone: {
    defaultMessage: "No longer sold",
    description: "Why something in the cart can't be bought, and other places",
  },
  savedPrice: {
    defaultMessage: "Price when saved",
    description: "Wishlist: for screen readers before the struck price of a product that has become cheaper",
  },
});

/** A saved product: its most important change, current price and main action. */
export const SavedCard = ({
  product,
  checkbox,
  onChoose,
}: {
  product: SavedProduct;
  /** Checkbox props while several products can be selected. */
  checkbox?: Omit<SavedCheckboxProps, "name"> | undefined;
  /** Opens the dialog for selecting the options. */
  onChoose: (purpose: "cart" | "notice") => void;
}): ReactElement => {
  const intl = useIntl();
  const productTexts = useProductTexts();
  const stateText = useStateText();
  const { productId, name, price, savedPrice } = product;
  const news = newsOf(product);
  const canBeBought = news !== "gone" && news !== "soldOut";
  return (
    <ProductCard
      level={2}
      href={news === "gone" ? similarHref(product) : productHref(productId)}
      title={name}
      picture={pictureOf(product.picture)}
      price={productTexts.parts(price)}
      {...(canBeBought &&
        savedPrice !== null &&
        isCheaper(product) && {
          oldPrice: { text: productTexts.money(savedPrice), label: intl.formatMessage(texts.savedPrice) },
        })}
      shop={product.shopName ?? undefined}
      tags={[stateText(product)]}
      soldOut={!canBeBought}
      {...(news === "gone" && { texts: { soldOut: intl.formatMessage(texts.gone) } })}
      {...(checkbox?.selected && { className: styles.selected })}
      save={
        checkbox ? <SavedCheckbox {...checkbox} name={name} /> : <SavedHeart id={productId} name={name} />
      }
      action={<SavedAction product={product} onChoose={onChoose} />}
    />
  );
};
