import { queries, type SavedProduct, type Sku } from "@carmine/api/hooks";
import { Button, Dialog, LineItem, Message, Skeleton } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { useApiErrorText } from "../../../app/error-texts.ts";
import { pictureOf } from "../../../features/products/picture.ts";
import { SkuChoice } from "../../../features/products/SkuChoice.tsx";
import { chosenOf } from "../../../features/products/skus.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import { useBackCloses } from "../../../router/use-back-closes.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  cart: { defaultMessage: "Add to cart", description: "Product page: button, and other places" },
  move: {
    defaultMessage: "Move to cart",
    description: "Wishlist: button of the dialog that asks for the size of a product",
  },
  notice: {
    defaultMessage: "Notify me",
    description: "Button of a deal of which everything is claimed, and other places",
  },
  soldOut: {
    defaultMessage: "Sold out",
    description: "Cart: an option that can't be chosen, and other places",
  },
});

export interface ChooseOptionsProps {
  readonly product: Pick<SavedProduct, "productId" | "name" | "picture">;
  /** Purpose of the selection. */
  readonly purpose: "cart" | "move" | "notice";
  /** Position in a series of products: the `at`th of them, from 1. */
  readonly step?: { readonly at: number; readonly of: number };
  readonly busy?: boolean;
  readonly onChoose: (sku: Sku) => void;
  /** Skips this product of a series. */
  readonly onSkip?: () => void;
  readonly onClose: () => void;
}

/** A dialog for selecting the options of a product. */
export default function ChooseOptions(props: ChooseOptionsProps): ReactElement {
  const { product, purpose, step, busy = false, onChoose, onSkip, onClose } = props;
  const { api } = useApp();
  const intl = useIntl();
  const productTexts = useProductTexts();
  const errorText = useApiErrorText();
  useBackCloses(onClose);
  const { data: choices, error } = useQuery(queries.productDetail(api, product.productId));
  const [wanted, setWanted] = useState<number>();
  const chosen = choices && chosenOf(choices, wanted);
  const isSoldOut = purpose !== "notice" && chosen !== undefined && chosen.stock <= 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={
        <FormattedMessage
          defaultMessage="Choose options"
          description="Wishlist: button of a product with sizes or colors, and other places"
        />
      }
      {...(step &&
        step.of > 1 && {
          description: intl.formatMessage(
            {
              defaultMessage: "Product {at, number} of {of, number}",
              description: "Wishlist: confirmations for several products, one after the other",
            },
            step,
          ),
        })}
      footer={
        <>
          {onSkip && (
            <Button onClick={onSkip}>
              <FormattedMessage
                defaultMessage="Skip"
                description="Wishlist: leaves a product where it is and goes on with the next"
              />
            </Button>
          )}
          <Button
            variant="solid"
            loading={busy}
            disabled={!chosen || isSoldOut}
            onClick={() => chosen && onChoose(chosen)}
          >
            {intl.formatMessage(isSoldOut ? texts.soldOut : texts[purpose])}
          </Button>
        </>
      }
    >
      <div className={styles.choose}>
        {error && (
          <Message tone="critical" role="alert">
            {errorText(error)}
          </Message>
        )}
        {choices && chosen ? (
          <>
            <LineItem
              size={72}
              title={product.name}
              picture={pictureOf(chosen.picture ?? product.picture)}
              note={{ tone: "muted", text: productTexts.money(chosen.price) }}
            />
            <SkuChoice choices={choices} chosen={chosen} onChoose={setWanted} />
          </>
        ) : (
          !error && <Skeleton height={160} />
        )}
      </div>
    </Dialog>
  );
}
