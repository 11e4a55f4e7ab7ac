import { queries, type ProductSummary } from "@carmine/api/hooks";
import { Button, LineItem, Heading } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { Check, Plus } from "lucide-react";
import type { ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { productHref } from "../links.ts";
import { useBill } from "../orders/order-items.tsx";
import { pictureOf } from "../products/picture.ts";
import * as styles from "./AddedPanel.css.ts";
import { useAddOne } from "./use-add-one.ts";

/** Maximum number of related products. */
const maxTogether = 3;

const texts = defineMessages({
  add: {
    defaultMessage: "Add",
    description: "Button in a narrow row: puts a product in the cart, and other places",
  },
  added: {
    defaultMessage: "Added",
    description: "Panel of what was just put in the cart: the same button once the product is in the cart",
  },
});

interface RowProps {
  readonly product: ProductSummary;
  /** Called when a link leaves the panel. */
  readonly onVisit: () => void;
}

/** A related product with a button that adds one unit. */
const Row = ({ product, onVisit }: RowProps): ReactElement => {
  const intl = useIntl();
  const bill = useBill();
  const { state, add } = useAddOne(product.id, onVisit);
  const word = intl.formatMessage(state === "added" ? texts.added : texts.add);
  return (
    <div className={styles.row}>
      <div onClickCapture={onVisit}>
        <LineItem
          size={64}
          href={productHref(product.id)}
          title={product.name}
          picture={pictureOf(product.picture)}
          note={{ tone: "muted", text: bill.text(product.price) }}
        />
      </div>
      <Button
        size="sm"
        startIcon={state === "added" ? Check : Plus}
        loading={state === "adding"}
        aria-disabled={state === "added" || undefined}
        aria-label={intl.formatMessage(
          {
            defaultMessage: "{word}: {product}",
            description:
              "Panel of what was just put in the cart: name of the button “Add” or “Added” of a product",
          },
          { word, product: product.name },
        )}
        onClick={add}
      >
        {word}
      </Button>
    </div>
  );
};

export interface GoesWithProps extends Pick<RowProps, "onVisit"> {
  readonly productId: number;
}

/** Products that are frequently bought together with this one. */
export const GoesWith = ({ productId, onVisit }: GoesWithProps): ReactElement | null => {
  const { api } = useApp();
  const found = useQuery(queries.recommendations(api, productId)).data;
  const isTogether = found !== undefined && found.boughtTogether.length > 0;
  const accessories = found?.accessories ?? [];
  const others = accessories.length > 0 ? accessories : (found?.similar ?? []);
  const products = (isTogether ? found.boughtTogether : others).slice(0, maxTogether);
  if (products.length === 0) return null;
  return (
    <section className={styles.stack}>
      <Heading level={3} size={14}>
        {isTogether ? (
          <FormattedMessage
            defaultMessage="Often bought together"
            description="Product page: title of what others bought with the product"
          />
        ) : (
          <FormattedMessage
            defaultMessage="You might also like"
            description="Panel of what was just put in the cart: title above similar products"
          />
        )}
      </Heading>
      {products.map((product) => (
        <Row key={product.id} product={product} onVisit={onVisit} />
      ))}
    </section>
  );
};
