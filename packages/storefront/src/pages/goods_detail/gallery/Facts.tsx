import { queries, type Product } from "@carmine/api/hooks";
import { Text } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { useId, type ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import * as styles from "../page.css.ts";
import { useFacts } from "./use-facts.ts";

/** Number of lines that fit in the smallest space. */
const maxFacts = 3;

const List = ({ product }: { product: Product }): ReactElement | null => {
  const facts = useFacts(product).slice(0, maxFacts);
  const titleId = useId();
  if (facts.length === 0) return null;
  return (
    <div className={styles.factsSpace}>
      <section aria-labelledby={titleId} className={styles.facts}>
        <h2 id={titleId} className={styles.factsTitle}>
          <Text element="span" strong>
            <FormattedMessage
              defaultMessage="At a glance"
              description="Product page: over brand, sizes and the like, below the pictures"
            />
          </Text>
        </h2>
        <dl className={styles.factList}>
          {facts.map(({ name, value }) => (
            <div key={name} className={styles.factRow}>
              <dt className={styles.factName}>{name}</dt>
              <dd className={styles.factValue}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
};

/**
 * The first specifications or a tire's label, in the empty space below the pictures if the next column is
 * longer.
 * Adds no height, and shows nothing if the space is too small.
 */
export const Facts = ({ id }: { id: number }): ReactElement | null => {
  const { api } = useApp();
  const product = useQuery(queries.productDetail(api, id)).data;
  return product && !product.tireLabel ? <List product={product} /> : null;
};
