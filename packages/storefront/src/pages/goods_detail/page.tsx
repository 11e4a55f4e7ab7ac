import { queries, type Product } from "@carmine/api/hooks";
import { Breadcrumb, Container, ProductPageLayout, type Crumb } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, type ReactElement } from "react";
import * as paths from "../../app/paths.ts";
import { isMissing } from "../../app/api.ts";
import { useApp } from "../../app/AppContext.tsx";
import { JsonLd } from "../../app/JsonLd.tsx";
import { lazy } from "../../hydration/lazy.tsx";
import { whenIdle } from "../../hydration/when-idle.ts";
import { PageHead } from "../../app/PageHead.tsx";
import { RenderBlockingMarker } from "../../hydration/RenderBlockingMarker.tsx";
import { parseId } from "../../features/list-params.ts";
import { breadcrumbData } from "../../features/catalogue/structured-data.ts";
import { useCurrency, useHome } from "../../features/home-data.ts";
import { categoryHref } from "../../features/links.ts";
import { QueryView } from "../../features/loading/QueryView.tsx";
import { usePage } from "../../router/NavigationContext.tsx";
import { ErrorFallback } from "../../shell/layout/PageOutlet.tsx";
import { productTabHref, viewHref } from "./address.ts";
import { Head } from "./buy/Head.tsx";
import { Pictures } from "./gallery/Pictures.tsx";
import { absolute, productData } from "./product-data.ts";
import { preloadPurchase, Purchase } from "./buy/Purchase.tsx";
import { chosenOf } from "../../features/products/skus.ts";
import { useView } from "./use-view.ts";
import * as styles from "./page.css.ts";

// Server-rendered pages need no skeleton.
const ProductSkeleton = lazy(() => import("./ProductSkeleton.tsx"));
const ProductTools = lazy(() => import("./gallery/ProductTools.tsx"));
const TireGrades = lazy(() => import("./gallery/TireGrades.tsx"));
const Aside = lazy(() => import("./shop/Aside.tsx"));
const ProductSections = lazy(() => import("./ProductSections.tsx"), { reservedHeight: "100vh" });

export const preload = (): Promise<unknown> =>
  Promise.all([
    ProductSkeleton.preload(),
    ProductTools.preload(),
    TireGrades.preload(),
    Aside.preload(),
    ProductSections.preload(),
    preloadPurchase(),
  ]);

const useCrumbs = ({ name: title, categories }: Product): Crumb[] => {
  const intl = useIntl();
  return [
    {
      label: intl.formatMessage({ defaultMessage: "Home", description: "Tab of a shop, and other places" }),
      href: paths.home,
    },
    ...categories.map(({ id, name }, at) => ({
      label: name,
      href: categoryHref({ id, name, parentId: categories[at - 1]?.id }),
    })),
    { label: title },
  ];
};

/** Adds the product to the recently viewed ones in this browser. */
const useRemember = ({ id, name, price, skus, ...product }: Product): void => {
  const { locale } = useApp();
  // The picture of the SKU with the shown price.
  const picture = skus.find((sku) => sku.price === price)?.picture ?? product.picture;
  useEffect(
    () =>
      whenIdle(() => {
        import("../../features/products/recently-viewed.ts").then(
          ({ rememberViewed }) => rememberViewed(locale, { id, name, picture, price }),
          // If loading fails, the view is not recorded.
          () => undefined,
        );
      }),
    [locale, id, name, picture, price],
  );
};

const Shown = ({ product }: { product: Product }): ReactElement => {
  const { api, environment, locale } = useApp();
  const intl = useIntl();
  const { currency } = useCurrency();
  const returnDays = useHome()?.returnDays ?? null;
  const { id, name, picture } = product;
  const view = useView(id);
  const counts = useQuery(queries.replyConfig(api, id)).data;
  const crumbs = useCrumbs(product);
  useRemember(product);

  const chosen = chosenOf(product, view.sku);
  const description = product.features.join(" · ");
  const site = { publicUrl: environment.publicUrl, locale, currency, returnDays };

  return (
    <>
      <PageHead
        title={name}
        {...(description && { description })}
        {...(picture && { image: absolute(picture, environment.publicUrl) })}
      />
      <JsonLd data={import.meta.env.SSR && productData(product, chosen, counts, site)} />
      <JsonLd data={import.meta.env.SSR && breadcrumbData(crumbs, site)} />
      <Breadcrumb
        className={styles.crumbs}
        label={intl.formatMessage({
          defaultMessage: "Breadcrumb",
          description: "Name of the breadcrumb, and other places",
        })}
        items={crumbs}
      />
      <ProductPageLayout
        gallery={
          <>
            <Pictures
              name={name}
              urls={product.pictures}
              texts={product.pictureTexts}
              chosen={chosen?.picture ?? null}
            />
            <ProductTools id={id} name={name} />
          </>
        }
        details={product.tireLabel && <TireGrades label={product.tireLabel} />}
        aside={<Aside id={id} />}
      >
        <Head product={product} counts={counts} reviewsHref={productTabHref(id, view, { tab: "reviews" })} />
        {chosen && (
          <Purchase
            product={product}
            choices={product}
            chosen={chosen}
            onChoose={view.choose}
            hrefOf={(sku) => viewHref(id, { ...view, sku })}
          />
        )}
      </ProductPageLayout>
      <RenderBlockingMarker id="first-view-end" />
      <ProductSections id={id} />
    </>
  );
};

/** Product page: pictures, SKU selection, shop, details, reviews and related products. */
export default function ProductPage(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const id = parseId(usePage().params["id"]) ?? 0;
  const query = useQuery({ ...queries.productDetail(api, id), enabled: id > 0 });
  // The error page has its own layout.
  if (isMissing(query.error)) return <ErrorFallback status={404} />;
  return (
    <Container className={styles.page}>
      <QueryView
        scope="page"
        query={query}
        failure={intl.formatMessage({
          defaultMessage: "We couldn’t load this product",
          description: "Product page: title of a failure",
        })}
        skeleton={<ProductSkeleton />}
      >
        {(product) => <Shown key={id} product={product} />}
      </QueryView>
    </Container>
  );
}
