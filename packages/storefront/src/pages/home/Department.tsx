import { queries, type Category } from "@carmine/api/hooks";
import {
  DepartmentSection,
  DepartmentBanner,
  ProductCardSkeleton,
  ProductGrid,
  SectionHead,
  SizeFinder,
} from "@carmine/design-system";
import { localizedPath } from "@carmine/i18n";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { FormEvent, ReactElement, ReactNode } from "react";
import { useNavigate, useSearchParams } from "../../app/location.ts";
import * as paths from "../../app/paths.ts";
import { useApp } from "../../app/AppContext.tsx";
import { measuresOf, type Measure } from "../../features/catalogue/measures.ts";
import { searchParams } from "../../features/catalogue/search-params.ts";
import { useHome } from "../../features/home-data.ts";
import { categoryHref } from "../../features/links.ts";
import { smallPicture } from "../../features/products/picture.ts";
import { ShopProductCard } from "../../features/products/ShopProductCard.tsx";
import { useInPageLinks } from "../../features/products/use-in-page-links.ts";
import { chosenCategory, departmentTabs, sectionSize } from "./department-sections.ts";
import { gridPages } from "./grid-pages.ts";
import { floorsOf, homeHref } from "./home-address.ts";
import { departmentQuery } from "./loader.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  popular: {
    defaultMessage: "Popular",
    description: "Home page: first tab of a department, with its popular products",
  },
  all: {
    defaultMessage: "See all",
    description: "Home page: link to all products of a department, and other places",
  },
  finder: {
    defaultMessage: "Find your size",
    description: "Home page: title of the form for a tire size",
  },
  finderText: {
    defaultMessage: "As shown on the sidewall",
    description: "Home page: text above the form for a tire size",
  },
  byCar: { defaultMessage: "Find sizes by car", description: "Size finder by car: title" },
  find: { defaultMessage: "Find tires", description: "Home page: button of the form for a tire size" },
});

const Finder = ({ measures, cid }: { measures: Measure[]; cid: number }): ReactElement => {
  const { locale } = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const picture = smallPicture(useHome()?.recommendedPicture, 640);
  const find = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    const search = searchParams.read(new URLSearchParams(entries));
    void navigate(searchParams.href({ ...search, cid }));
  };
  return (
    <DepartmentBanner
      title={intl.formatMessage(texts.finder)}
      text={intl.formatMessage(texts.finderText)}
      {...(picture && { picture })}
    >
      <SizeFinder
        action={localizedPath(locale, paths.search)}
        fields={measures.map(({ name, label, options, defaultValue }) => ({
          name,
          label,
          options,
          ...(defaultValue && { defaultValue }),
        }))}
        submitLabel={intl.formatMessage(texts.find)}
        onSubmit={find}
      />
      <a href={localizedPath(locale, paths.sizeFinder)} className={styles.byCar}>
        {intl.formatMessage(texts.byCar)}
      </a>
    </DepartmentBanner>
  );
};

/**
 * The products of one department with its categories as tabs; the first section has the size finder if its products
 * have sizes.
 */
export const Department = ({
  department,
  first,
}: {
  department: Category;
  first: boolean;
}): ReactElement | null => {
  const { api } = useApp();
  const intl = useIntl();
  const params = useSearchParams();
  const followStill = useInPageLinks();
  const floors = floorsOf(params);
  const chosen = chosenCategory(department, floors);
  const listed = useQuery(queries.productList(api, departmentQuery(chosen.id)));
  const facets = useQuery({ ...queries.productFacets(api, { cid: department.id }), enabled: first }).data;
  const measures = first ? measuresOf(facets ?? []) : [];
  const id = `floor-${department.id}`;
  const titleId = `${id}-title`;
  const most = sectionSize(measures);
  const list = listed.data?.list.slice(0, most) ?? [];
  const tabs = departmentTabs(department);
  const others = floors.filter((floor) => tabs.every((tab) => String(tab.id) !== floor));
  const page = gridPages(params.get("page"));

  if (!listed.isPending && list.length === 0 && chosen === department) return null;
  const cards: ReactNode = listed.isPending
    ? Array.from({ length: most }, (_, index) => <ProductCardSkeleton key={index} />)
    : list.map((product) => <ShopProductCard key={product.id} product={product} />);
  return (
    <section id={id} aria-labelledby={titleId} className={styles.section}>
      <SectionHead
        titleId={titleId}
        title={department.name}
        tabsLabel={intl.formatMessage(
          {
            defaultMessage: "{name}: categories",
            description: "Home page: name of the tabs of a department",
          },
          { name: department.name },
        )}
        tabs={tabs.map((tab) => ({
          id: String(tab.id),
          label: tab === department ? intl.formatMessage(texts.popular) : tab.name,
          href: `${homeHref(tab === department ? others : [...others, String(tab.id)], page)}#${id}`,
          current: tab === chosen,
        }))}
        more={{ label: intl.formatMessage(texts.all), href: categoryHref(chosen) }}
        onClickCapture={followStill}
      />
      {measures.length > 0 ? (
        <DepartmentSection
          banner={<Finder measures={measures} cid={department.id} />}
          aria-busy={listed.isPending}
        >
          {cards}
        </DepartmentSection>
      ) : (
        <ProductGrid className={styles.row} aria-busy={listed.isPending}>
          {cards}
        </ProductGrid>
      )}
    </section>
  );
};
