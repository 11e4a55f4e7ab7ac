import { queries, type ComparedProduct } from "@carmine/api/hooks";
import {
  Breadcrumb,
  ButtonLink,
  Card,
  Container,
  EmptyState,
  Heading,
  Skeleton,
  Text,
} from "@carmine/design-system";
import { listSeparator } from "@carmine/i18n";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import Scale from "lucide-react/icons/scale";
import type { ReactElement } from "react";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { useSearchParams } from "../../../app/location.ts";
import { PageHead } from "../../../app/PageHead.tsx";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { MoreToSee } from "../../../features/products/MoreToSee.ts";
import { compareParams } from "../../../features/products/compare-params.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import { compareRows, type ComparedFact } from "./compare-rows.ts";
import { ComparisonTable } from "./ComparisonTable.tsx";
import { Suggestions } from "./Suggestions.tsx";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  home: { defaultMessage: "Home", description: "Tab of a shop, and other places" },
  path: { defaultMessage: "Breadcrumb", description: "Name of the breadcrumb, and other places" },
  title: { defaultMessage: "Compare products", description: "Comparison page: title" },
  description: {
    defaultMessage: "Prices, ratings and specifications of up to four products next to each other.",
    description: "Comparison page: description for search engines",
  },
  failed: { defaultMessage: "We couldn’t load the comparison", description: "Comparison page: it failed" },
  rating: { defaultMessage: "Rating", description: "Comparison page: row" },
  shop: { defaultMessage: "Shop", description: "Fact of a refund, and other places" },
  brand: { defaultMessage: "Brand", description: "Product page: row of the specifications" },
  fuel: { defaultMessage: "Fuel efficiency class", description: "Comparison page: row of the tire label" },
  wet: { defaultMessage: "Wet grip class", description: "Comparison page: row of the tire label" },
  noise: { defaultMessage: "Exterior noise", description: "Comparison page: row of the tire label" },
  guarantees: {
    defaultMessage: "Guarantees",
    description: "Product page: name of the list under the buttons",
  },
});

/** Facts of a product in the order of the table. */
const useFactsOf = (): ((product: ComparedProduct) => ComparedFact[]) => {
  const intl = useIntl();
  const { locale } = useApp();
  const productTexts = useProductTexts();
  const joined = (values: readonly string[]): string => values.join(listSeparator(locale));
  return (product) => {
    const { shopName, brand, tireLabel, properties, specification, options, guarantees } = product;
    const fact = (key: keyof typeof texts, value: string | null | undefined): ComparedFact[] =>
      value ? [{ key, name: intl.formatMessage(texts[key]), value }] : [];
    return [
      ...fact("rating", productTexts.rating(product)?.text),
      ...fact("shop", shopName),
      ...fact("brand", brand),
      ...fact("fuel", tireLabel?.fuel),
      ...fact("wet", tireLabel?.wet),
      ...fact("noise", tireLabel && `${tireLabel.noise} dB (${tireLabel.noiseClass})`),
      ...properties,
      ...specification.map(({ name, value }) => ({ key: `specification ${name}`, name, value })),
      ...options.map(({ name, values }) => ({ key: `option ${name}`, name, value: joined(values) })),
      ...fact("guarantees", joined(guarantees)),
    ];
  };
};

const Empty = (): ReactElement => (
  <>
    <Card>
      <EmptyState
        icon={Scale}
        title={
          <FormattedMessage
            defaultMessage="Nothing to compare yet"
            description="Comparison page without products"
          />
        }
        actions={
          <ButtonLink variant="solid" href={paths.search}>
            <FormattedMessage
              defaultMessage="Browse products"
              description="Button to the search, and other places"
            />
          </ButtonLink>
        }
      >
        <FormattedMessage
          defaultMessage="Open a product and choose “Compare”, or check several products in a category."
          description="Comparison page without products: what to do"
        />
      </EmptyState>
    </Card>
    <MoreToSee bestFirst />
  </>
);

const Comparison = ({ products }: { products: readonly ComparedProduct[] }): ReactElement => {
  const { only } = compareParams.read(useSearchParams());
  const factsOf = useFactsOf();
  const ids = products.map(({ id }) => id);
  const all = compareRows(products.map(factsOf));
  const rows = only ? all.filter(({ differs }) => differs) : all;
  if (products.length === 0) return <Empty />;
  return (
    <>
      <Card padding="none">
        {products.length > 1 && (
          <div className={styles.tools}>
            <Text size={12} tone="muted" className={styles.legend}>
              <FormattedMessage
                defaultMessage="Rows with differences are highlighted."
                description="Comparison page: above the table"
              />
            </Text>
            <ButtonLink href={compareParams.href({ ids, only: !only })} size="sm" variant="soft">
              {only ? (
                <FormattedMessage
                  defaultMessage="Show all rows"
                  description="Comparison page: button above the table"
                />
              ) : (
                <FormattedMessage
                  defaultMessage="Show differences only"
                  description="Comparison page: button above the table"
                />
              )}
            </ButtonLink>
          </div>
        )}
        <ComparisonTable
          products={products}
          rows={rows}
          hrefWithout={(id) => compareParams.href({ ids: ids.filter((one) => one !== id), only })}
        />
      </Card>
      <Suggestions ids={ids} />
    </>
  );
};

/** Up to four products next to each other; the URL contains their ids. */
export default function ComparePage(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const { ids } = compareParams.read(useSearchParams());
  const query = useQuery({ ...queries.productComparison(api, ids), enabled: ids.length > 0 });
  const title = intl.formatMessage(texts.title);
  return (
    <Container className={styles.page}>
      <PageHead title={title} description={intl.formatMessage(texts.description)} noIndex={ids.length > 0} />
      <Breadcrumb
        label={intl.formatMessage(texts.path)}
        items={[{ label: intl.formatMessage(texts.home), href: paths.home }, { label: title }]}
      />
      <Heading level={1} size={24}>
        {title}
      </Heading>
      {ids.length === 0 ? (
        <Empty />
      ) : (
        <QueryView
          scope="content"
          query={query}
          failure={intl.formatMessage(texts.failed)}
          skeleton={<Skeleton height={480} shape="card" />}
        >
          {(products) => <Comparison products={products} />}
        </QueryView>
      )}
    </Container>
  );
}
