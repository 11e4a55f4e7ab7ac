import { queries, type Category } from "@carmine/api/hooks";
import { SectionHead, TopListCard } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQueries } from "@tanstack/react-query";
import { useId, type ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { productHref, rankingHref } from "../../features/links.ts";
import { pictureOf } from "../../features/products/picture.ts";
import { useProductTexts } from "../../features/products/use-product-texts.ts";
import { rankedDepartments, topLists, type TopList } from "./top-lists.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  more: {
    defaultMessage: "More",
    description: "Home page: link from best sellers to all products of a department by sales",
  },
  all: {
    defaultMessage: "See all best sellers",
    description: "Link to the ranking of best sellers, and other places",
  },
});

const Card = ({ list: { department, products } }: { list: TopList }): ReactElement => {
  const intl = useIntl();
  const productTexts = useProductTexts();
  return (
    <TopListCard
      // Not a landmark, because the section with the same name is one.
      role="group"
      title={department.name}
      more={{ label: intl.formatMessage(texts.more), href: rankingHref(department.id) }}
      products={products.map((product) => ({
        id: product.id,
        href: productHref(product.id),
        title: product.name,
        picture: pictureOf(product.picture),
        price: productTexts.parts(product.price),
        fact: productTexts.sold(product.soldCount),
      }))}
    />
  );
};

/** The first places of the ranking, by department. */
export const TopLists = ({ tree }: { tree: readonly Category[] }): ReactElement | null => {
  const { api } = useApp();
  const intl = useIntl();
  const titleId = useId();
  const departments = rankedDepartments(tree);
  const rankings = useQueries({ queries: departments.map(({ id }) => queries.leaderboard(api, id)) });
  const lists = topLists(
    departments.map((department, at) => ({ department, ranking: rankings[at]?.data ?? [] })),
  );
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHead
        titleId={titleId}
        title={
          <FormattedMessage
            defaultMessage="Best sellers"
            description="Link of the red bar, and other places"
          />
        }
        subtitle={
          <FormattedMessage
            defaultMessage="What shoppers buy most"
            description="Ranking: next to the title, and other places"
          />
        }
        more={{ label: intl.formatMessage(texts.all), href: rankingHref() }}
      />
      <div className={styles.lists}>
        {lists.map((list) => (
          <Card key={list.department.id} list={list} />
        ))}
      </div>
    </section>
  );
};
