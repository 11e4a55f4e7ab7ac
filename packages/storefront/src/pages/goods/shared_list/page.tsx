import { queries } from "@carmine/api/hooks";
import {
  Breadcrumb,
  ButtonLink,
  Card,
  Container,
  EmptyState,
  Heading,
  ProductCardSkeleton,
  ProductGrid,
  Text,
} from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { Heart } from "lucide-react";
import type { ReactElement } from "react";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { useSearchParams } from "../../../app/location.ts";
import { PageHead } from "../../../app/PageHead.tsx";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { sharedParams } from "../../../features/products/shared-params.ts";
import { ShopProductCard } from "../../../features/products/ShopProductCard.tsx";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  home: { defaultMessage: "Home", description: "Tab of a shop, and other places" },
  path: { defaultMessage: "Breadcrumb", description: "Name of the breadcrumb, and other places" },
  title: { defaultMessage: "Shared with you", description: "Page of a shared list: title" },
  failed: { defaultMessage: "We couldn’t load the list", description: "Page of a shared list: it failed" },
});

const Empty = (): ReactElement => (
  <Card>
    <EmptyState
      icon={Heart}
      title={
        <FormattedMessage
          defaultMessage="These products are no longer available"
          description="Page of a shared list without products"
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
    />
  </Card>
);

/** Products that a shopper shared by a link; the URL contains their ids. */
export default function SharedListPage(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const { ids } = sharedParams.read(useSearchParams());
  const query = useQuery({ ...queries.sharedProducts(api, ids), enabled: ids.length > 0 });
  const title = intl.formatMessage(texts.title);
  return (
    <Container className={styles.page}>
      <PageHead title={title} noIndex />
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
          skeleton={
            <ProductGrid columns={5}>
              {ids.map((id) => (
                <ProductCardSkeleton key={id} />
              ))}
            </ProductGrid>
          }
        >
          {(products) =>
            products.length === 0 ? (
              <Empty />
            ) : (
              <>
                <Text tone="muted">
                  <FormattedMessage
                    defaultMessage="Someone picked {count, plural, one {# product} other {# products}} for you. Tap a heart to save the ones you like."
                    description="Page of a shared list: below the title"
                    values={{ count: products.length }}
                  />
                </Text>
                <ProductGrid columns={5}>
                  {products.map((product) => (
                    <ShopProductCard key={product.id} product={product} level={2} />
                  ))}
                </ProductGrid>
              </>
            )
          }
        </QueryView>
      )}
    </Container>
  );
}
