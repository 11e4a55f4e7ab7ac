import type { Product, ReviewCounts } from "@carmine/api/hooks";
import { Card, Heading, Image, TabNav, Text } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { sanitizedHtml } from "../../app/sanitized-html.ts";
import { pictureOf } from "../../features/products/picture.ts";
import { useInPageLinks } from "../../features/products/use-in-page-links.ts";
import { productTabs, productTabHref, tabsId, type ProductView } from "./address.ts";
import { Questions } from "./questions/Questions.tsx";
import { Reviews } from "./reviews/Reviews.tsx";
import { Specification } from "./Specification.tsx";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  details: { defaultMessage: "Details", description: "Product page: tab" },
  specification: { defaultMessage: "Specifications", description: "Product page: tab, and other places" },
  reviews: { defaultMessage: "Reviews", description: "Product page: tab, without a count" },
  questions: { defaultMessage: "Questions", description: "Product page: tab" },
});

const Highlights = ({ list }: { list: Product["highlights"] }): ReactElement | null =>
  list.length === 0 ? null : (
    <ul className={styles.highlights}>
      {list.map(({ title, text, picture }) => (
        <li key={title} className={styles.highlight}>
          {picture && (
            <Image
              {...pictureOf(picture)}
              sizes="(max-width: 599px) 40vw, 220px"
              rounded="control"
              className={styles.highlightPicture}
            />
          )}
          <div className={styles.highlightText}>
            <Heading level={3} size={16}>
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </div>
        </li>
      ))}
    </ul>
  );

const Details = ({ product: { highlights, description } }: { product: Product }): ReactElement =>
  description ? (
    <>
      <Highlights list={highlights} />
      <div
        dir="auto"
        className={styles.text}
        dangerouslySetInnerHTML={{ __html: sanitizedHtml(description) }}
      />
    </>
  ) : highlights.length > 0 ? (
    <Highlights list={highlights} />
  ) : (
    <p>
      <FormattedMessage
        defaultMessage="The seller hasn’t added a description yet."
        description="Product page: the tab of the details is empty"
      />
    </p>
  );

export interface ProductTabsProps {
  readonly product: Product;
  readonly counts: ReviewCounts | undefined;
  readonly view: ProductView;
}

/** Details, specifications and reviews, each with a separate URL. */
export const ProductTabs = ({ product, counts, view }: ProductTabsProps): ReactElement => {
  const intl = useIntl();
  const still = useInPageLinks();
  const { id } = product;
  const label = (tab: (typeof productTabs)[number]): string =>
    tab === "reviews" && counts
      ? intl.formatMessage(
          { defaultMessage: "Reviews ({count, number})", description: "Product page: tab" },
          { count: counts.all },
        )
      : intl.formatMessage(texts[tab]);
  return (
    <Card element="section" padding="none" id={tabsId} className={styles.tabs} onClickCapture={still}>
      <TabNav
        size="lg"
        className={styles.tabNav}
        label={intl.formatMessage({
          defaultMessage: "About this product",
          description: "Product page: name of the tabs",
        })}
        items={productTabs.map((tab) => ({
          label: label(tab),
          href: productTabHref(id, view, { tab }),
          current: tab === view.tab,
        }))}
      />
      <div className={view.tab === "reviews" ? styles.reviewsPanel : styles.panel}>
        {view.tab === "details" && <Details product={product} />}
        {view.tab === "specification" && <Specification product={product} />}
        {view.tab === "questions" && <Questions product={product} view={view} />}
        {view.tab === "reviews" && <Reviews product={product} counts={counts} view={view} />}
      </div>
    </Card>
  );
};
