import type { ComparedProduct } from "@carmine/api/hooks";
import { ButtonLink, Image, Link, Price, ScrollArea, VisuallyHidden } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { productHref } from "../../../features/links.ts";
import { pictureOf } from "../../../features/products/picture.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import type { ComparedRow } from "./compare-rows.ts";
import * as styles from "./page.css.ts";

export interface ComparisonTableProps {
  readonly products: readonly ComparedProduct[];
  readonly rows: readonly ComparedRow[];
  /** Path of the page without a product. */
  readonly hrefWithout: (id: number) => string;
}

/** Products as columns, their facts as rows. */
export const ComparisonTable = ({ products, rows, hrefWithout }: ComparisonTableProps): ReactElement => {
  const intl = useIntl();
  const productTexts = useProductTexts();
  const title = intl.formatMessage({
    defaultMessage: "Compare products",
    description: "Comparison page: title",
  });
  return (
    <ScrollArea axis="x" label={title}>
      <table className={styles.table} style={{ minInlineSize: `calc(${products.length} * 9rem)` }}>
        <caption className={styles.caption}>{title}</caption>
        <thead>
          <tr>
            <td className={styles.corner}>
              <VisuallyHidden>
                <FormattedMessage
                  defaultMessage="Specifications"
                  description="Product page: tab, and other places"
                />
              </VisuallyHidden>
            </td>
            {products.map(({ id, name, picture, price, listPrice }) => (
              <th key={id} scope="col" className={styles.product}>
                <div className={styles.head}>
                  <Image {...pictureOf(picture)} sizes="200px" rounded="control" className={styles.picture} />
                  <Link href={productHref(id)} dir="auto" className={styles.name}>
                    {name}
                  </Link>
                  <Price
                    parts={productTexts.parts(price)}
                    old={productTexts.oldPrice(price, listPrice)}
                    size={16}
                  />
                  {products.length > 1 && (
                    <ButtonLink href={hrefWithout(id)} variant="link" size="sm">
                      <FormattedMessage
                        defaultMessage="Remove"
                        description="Wishlist: button of a question, takes several products off"
                      />{" "}
                      <VisuallyHidden>{name}</VisuallyHidden>
                    </ButtonLink>
                  )}
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, values, differs }) => (
            <tr key={key} className={differs ? styles.differing : styles.row}>
              <th scope="row" className={styles.rowName}>
                {name}
                {differs && (
                  <VisuallyHidden>
                    {" "}
                    <FormattedMessage
                      defaultMessage="(differs)"
                      description="Comparison page: for screen readers, after the name of a row whose values differ"
                    />
                  </VisuallyHidden>
                )}
              </th>
              {values.map((value, at) => (
                <td key={products[at]?.id} dir="auto" className={styles.value}>
                  {value ?? (
                    <>
                      <span aria-hidden>–</span>
                      <VisuallyHidden>
                        <FormattedMessage
                          defaultMessage="Not stated"
                          description="Comparison page: for screen readers for a missing value"
                        />
                      </VisuallyHidden>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
};
