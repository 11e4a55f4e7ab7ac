import type { CategoryNode } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { SectionHead, TopListCard } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { useId, type ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { searchAddress } from "../../features/catalogue/search-address.ts";
import { productHref } from "../../features/links.ts";
import { pictureOf } from "../../features/products/picture.ts";
import { useProductTexts } from "../../features/products/use-product-texts.ts";
import { topLists, type TopList } from "./top-lists.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  all: {
    defaultMessage: "All departments",
    description: "Home page: title of the ranking over all departments",
  },
  more: {
    defaultMessage: "More",
    description: "Home page: link from a ranking to all goods of a department by sales",
  },
});

/** Cards in the row. */
const cards = 3;

const Card = ({ list: { department, products } }: { list: TopList }): ReactElement => {
  const intl = useIntl();
  const say = useProductTexts();
  const search = department ? { cid: department.id, name: department.name } : {};
  return (
    <TopListCard
      // Not a landmark: the section of the same name is one.
      role="group"
      title={department?.name ?? intl.formatMessage(texts.all)}
      more={{
        label: intl.formatMessage(texts.more),
        href: searchAddress({ ...search, options: {}, sort: "sales", page: 1 }),
      }}
      products={products.map((product) => ({
        id: product.id,
        href: productHref(product.id),
        title: product.storeName,
        picture: pictureOf(product.image),
        price: say.parts(product.price),
        fact: say.sold(product),
      }))}
    />
  );
};

/** The first places of the ranking, by department. */
export const TopLists = ({ tree }: { tree: readonly CategoryNode[] }): ReactElement | null => {
  const { api } = useApp();
  const titleId = useId();
  const ranking = useQuery(queries.leaderboard(api)).data;
  const lists = topLists(ranking ?? [], tree, cards);
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHead
        titleId={titleId}
        title={
          <FormattedMessage defaultMessage="Best sellers" description="Home page: title of the ranking" />
        }
        subtitle={
          <FormattedMessage
            defaultMessage="What shoppers buy most"
            description="Home page: words beside the title of the ranking"
          />
        }
      />
      <div className={styles.lists}>
        {lists.map((list) => (
          <Card key={list.department?.id ?? "all"} list={list} />
        ))}
      </div>
    </section>
  );
};
