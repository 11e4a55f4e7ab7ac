import { queries } from "@carmine/api/hooks";
import { Button, Card, ProductRow, SectionHead } from "@carmine/design-system";
import { sumMoney } from "@carmine/i18n";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { useId, type ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { useAddToCart } from "../../../features/cart/use-add-to-cart.ts";
import { useCurrency } from "../../../features/home-data.ts";
import { productHref } from "../../../features/links.ts";
import { pictureOf } from "../../../features/products/picture.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import * as styles from "../page.css.ts";

/** With fewer products from the same orders, accessories follow. */
const fewTogether = 3;
const most = 6;

/** Products from the same paid orders and accessories that fit, in a low row, with a button that adds them all. */
export const BoughtTogether = ({ id }: { id: number }): ReactElement | null => {
  const { api } = useApp();
  const intl = useIntl();
  const titleId = useId();
  const productTexts = useProductTexts();
  const { digits } = useCurrency();
  const cart = useAddToCart();
  const { data } = useQuery(queries.recommendations(api, id));
  if (!data) return null;
  const { boughtTogether, accessories, additions } = data;
  const isTogether = boughtTogether.length >= fewTogether;
  const products = (isTogether ? boughtTogether : [...boughtTogether, ...accessories]).slice(0, most);
  if (products.length === 0) return null;
  const added = products.flatMap(({ id: productId, name, picture }) => {
    const addition = additions.find((one) => one.productId === productId);
    return addition ? [{ ...addition, name, picture }] : [];
  });
  const sum = sumMoney(
    added.map(({ price, quantity }) => ({ price, count: quantity })),
    digits,
  );
  return (
    <section aria-labelledby={titleId} className={styles.related}>
      <SectionHead
        titleId={titleId}
        title={
          isTogether ? (
            <FormattedMessage
              defaultMessage="Often bought together"
              description="Product page: title of what others bought with the product"
            />
          ) : (
            <FormattedMessage
              defaultMessage="Goes well with this"
              description="Product page: title of accessories that fit the product"
            />
          )
        }
      />
      <Card padding="md">
        <div className={styles.together}>
          {products.map(({ id: productId, name, picture, price }) => {
            const addition = added.find((one) => one.productId === productId);
            const { options = [], quantity = 1 } = addition ?? {};
            const facts = [
              // The name of many products has its option.
              ...options.filter((option) => !name.includes(option)),
              ...(quantity > 1
                ? [
                    intl.formatMessage(
                      {
                        defaultMessage: "Set of {count, number}",
                        description: "Product page: units of an accessory",
                      },
                      { count: quantity },
                    ),
                  ]
                : []),
            ];
            return (
              <ProductRow
                key={productId}
                href={
                  addition && options.length > 0
                    ? `${productHref(productId)}?sku=${addition.skuId}`
                    : productHref(productId)
                }
                title={name}
                picture={pictureOf(picture)}
                price={productTexts.parts(addition?.price ?? price)}
                {...(facts.length > 0 && { fact: facts.join(" · ") })}
              />
            );
          })}
        </div>
        {added.length > 1 && (
          <div className={styles.addAll}>
            <Button startIcon={ShoppingCart} loading={cart.busy} onClick={() => cart.add(...added)}>
              <FormattedMessage
                defaultMessage="Add all {count, number}, {amount}"
                description="Product page: button that puts all accessories in the cart, with their total"
                values={{ count: added.length, amount: productTexts.money(sum) }}
              />
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
};
