import { limits } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { ButtonLink, Card, ProductRow, SectionHead, VisuallyHidden } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { useId, type ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { productHref } from "../../../features/links.ts";
import { compareParams } from "../../../features/products/compare-params.ts";
import { pictureOf } from "../../../features/products/picture.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import * as styles from "./page.css.ts";

/** Similar products that can be added. */
export const Suggestions = ({ ids }: { ids: readonly number[] }): ReactElement | null => {
  const { api } = useApp();
  const titleId = useId();
  const productTexts = useProductTexts();
  const [first = 0] = ids;
  const { data } = useQuery({ ...queries.recommendations(api, first), enabled: first > 0 });
  const similar = (data?.similar ?? []).filter(({ id }) => !ids.includes(id)).slice(0, 6);
  if (similar.length === 0 || ids.length >= limits.comparedProducts) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHead
        titleId={titleId}
        title={
          <FormattedMessage
            defaultMessage="Add a similar product"
            description="Comparison page: title of products that can be added"
          />
        }
      />
      <Card padding="md" className={styles.suggestions}>
        {similar.map(({ id, name, picture, price }) => (
          <div key={id} className={styles.suggestion}>
            <ProductRow
              href={productHref(id)}
              title={name}
              picture={pictureOf(picture)}
              price={productTexts.parts(price)}
            />
            <ButtonLink href={compareParams.href({ ids: [...ids, id] })} size="sm">
              <FormattedMessage
                defaultMessage="Add"
                description="Button in a narrow row: puts a product in the cart, and other places"
              />{" "}
              <VisuallyHidden>{name}</VisuallyHidden>
            </ButtonLink>
          </div>
        ))}
      </Card>
    </section>
  );
};
