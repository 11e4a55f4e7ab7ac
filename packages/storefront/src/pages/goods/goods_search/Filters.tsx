import type { Facet } from "@carmine/api/contract";
import type { Category } from "@carmine/api/hooks";
import {
  FacetChips,
  FacetGroup,
  FacetList,
  Facets,
  PriceFacet,
  Rating,
  type FacetValue,
} from "@carmine/design-system";
import { localizedPath } from "@carmine/i18n";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import type { FormEvent, ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { categoryPath } from "../../../features/catalogue/category-path.ts";
import { chosenBounds, scaleOf } from "../../../features/catalogue/price-bounds.ts";
import {
  changeSearch,
  idsOf,
  inCategory,
  parseSearch,
  searchAddress,
  searchQuery,
  toggleId,
  toggleOption,
  type Search,
} from "../../../features/catalogue/search-address.ts";
import { facetControls, type listFields } from "../../../features/catalogue/search-fields.ts";
import { useCurrency } from "../../../features/home-data.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import { typedText } from "../../../features/typed-text.ts";
import { Foldable } from "./Foldable.tsx";
import { LongList } from "./LongList.tsx";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  filters: { defaultMessage: "Filters", description: "Search page: name of the column of filters" },
  options: {
    defaultMessage: "Options",
    description: "Search page: title of filters such as width, rim, color and memory",
  },
  offers: { defaultMessage: "Availability", description: "Search page: filter for goods in stock" },
  inStock: { defaultMessage: "In stock only", description: "Search page: filter and its chip" },
});

export interface FiltersProps {
  readonly search: Search;
  readonly facets: readonly Facet[];
  readonly tree: readonly Category[];
}

interface GroupProps extends FiltersProps {
  readonly facet: Facet;
}

/** Writes how many products a value leaves, with a plus where there may be more. */
const useCounted = ({ isPartial }: Facet): ((count: number) => string) => {
  const intl = useIntl();
  return (count) => `${intl.formatNumber(count)}${isPartial ? "+" : ""}`;
};

/** Values of which several may be set; a set one leads to the list without it. */
const useAnyOf = (search: Search, facet: Facet, list: keyof typeof listFields): FacetValue[] => {
  const counted = useCounted(facet);
  return facet.values.map(({ value, name, count }) => ({
    id: value,
    label: name,
    href: searchAddress(toggleId(search, list, Number(value))),
    count: counted(count),
    chosen: idsOf(search, list).includes(Number(value)),
  }));
};

/** Values of which one may be set; the set one leads to the list without it. */
const useOneOf = (
  search: Search,
  facet: Facet,
  key: "minStar",
  label: (value: Facet["values"][number]) => FacetValue["label"],
): FacetValue[] => {
  const counted = useCounted(facet);
  return facet.values.map((value) => {
    const number = Number(value.value);
    const chosen = search[key] === number;
    return {
      id: value.value,
      label: label(value),
      href: searchAddress(changeSearch(search, { [key]: chosen ? undefined : number })),
      count: counted(value.count),
      chosen,
    };
  });
};

const Categories = ({ facet, search, tree }: GroupProps): ReactElement => {
  const counted = useCounted(facet);
  const values = facet.values.map(({ value, name, count }) => {
    const id = Number(value);
    const node = categoryPath(tree, id).at(-1);
    return {
      id: value,
      label: name,
      href: searchAddress(inCategory(search, { id, parentId: node?.parentId, name })),
      count: counted(count),
      chosen: search.cid === id,
      nested: (node?.level ?? 1) - 1,
    };
  });
  return (
    <FacetGroup title={facet.name}>
      <FacetList mark="plain" values={values} />
    </FacetGroup>
  );
};

const Stars = ({ facet, search }: GroupProps): ReactElement => {
  const say = useProductTexts();
  const values = useOneOf(search, facet, "minStar", ({ value, name }) => (
    <Rating size={12} value={Number(value)} label={say.stars(Number(value))}>
      <span>{name}</span>
    </Rating>
  ));
  return (
    <FacetGroup title={facet.name}>
      <FacetList mark="dot" values={values} />
    </FacetGroup>
  );
};

const Prices = ({ facet, search }: GroupProps): ReactElement => {
  const { locale } = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const { symbol } = useCurrency();
  const scale = scaleOf(facet);
  const range = [
    search.minPrice === undefined ? scale[0] : Number(search.minPrice),
    search.maxPrice === undefined ? scale[1] : Number(search.maxPrice),
  ] as const;
  const bounds = new Set(["minPrice", "maxPrice", "page"]);
  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = parseSearch(
      new URLSearchParams(["minPrice", "maxPrice"].map((name) => [name, typedText(form, name)])),
    );
    void navigate(searchAddress(changeSearch(search, chosenBounds(typed, scale))));
  };
  return (
    <FacetGroup title={facet.name}>
      <PriceFacet
        key={`${range.join()} ${scale.join()}`}
        action={localizedPath(locale, paths.search)}
        names={["minPrice", "maxPrice"]}
        keep={searchQuery(search).filter(({ name }) => !bounds.has(name))}
        scale={[Math.min(scale[0], range[0]), Math.max(scale[1], range[1])]}
        range={range}
        histogram={facet.values.map(({ count }) => count)}
        symbol={symbol}
        format={(price) => intl.formatNumber(price)}
        onSubmit={apply}
      />
    </FacetGroup>
  );
};

/** Characters of a name that fits on a chip, four of which stand in a row. */
const longestChip = 5;

/** Five rows of chips are seen at a glance; of more one searches. */
const chipsInView = 20;

const isShort = ({ values }: Facet): boolean => values.every(({ name }) => name.length <= longestChip);

const Option = ({ facet, search }: Omit<GroupProps, "facets" | "tree">): ReactElement => {
  const counted = useCounted(facet);
  const name = facet.key.slice("option:".length);
  const values = facet.values.map((value) => {
    const chosen = search.options[name]?.includes(value.value) ?? false;
    return {
      id: value.value,
      label: value.name,
      href: searchAddress(toggleOption(search, name, value.value)),
      chosen,
      disabled: value.count === 0 && !chosen,
    };
  });
  if (isShort(facet))
    return (
      <div className={styles.chips}>
        <Foldable
          name={facet.name}
          values={values}
          counts={facet.values.map(({ count }) => count)}
          searchedAbove={chipsInView}
        >
          {(shown) => <FacetChips name={facet.name} values={shown} />}
        </Foldable>
      </div>
    );
  const counts = facet.values.map(({ count }) => counted(count));
  return <LongList facet={facet} values={values.map((value, at) => ({ ...value, count: counts[at] }))} />;
};

/** Short values stand together as chips; each option with longer ones has a group of its own. */
const Options = ({ facets, search }: FiltersProps): ReactElement | null => {
  const intl = useIntl();
  const options = facets.filter(({ key, values }) => key.startsWith("option:") && values.length > 0);
  const short = options.filter(isShort);
  return (
    <>
      {short.length > 0 && (
        <FacetGroup title={intl.formatMessage(texts.options)}>
          {short.map((facet) => (
            <Option key={facet.key} facet={facet} search={search} />
          ))}
        </FacetGroup>
      )}
      {options
        .filter((facet) => !isShort(facet))
        .map((facet) => (
          <Option key={facet.key} facet={facet} search={search} />
        ))}
    </>
  );
};

const InStock = ({ facet, search }: GroupProps): ReactElement => {
  const intl = useIntl();
  const counted = useCounted(facet);
  const chosen = search.inStock === true;
  return (
    <FacetGroup title={intl.formatMessage(texts.offers)}>
      <FacetList
        values={[
          {
            id: "inStock",
            label: intl.formatMessage(texts.inStock),
            href: searchAddress(changeSearch(search, { inStock: chosen ? undefined : true })),
            count: counted(facet.values[0]?.count ?? 0),
            chosen,
          },
        ]}
      />
    </FacetGroup>
  );
};

const Brands = ({ facet, search }: GroupProps): ReactElement => (
  <LongList facet={facet} values={useAnyOf(search, facet, "brand")} />
);

const Shops = ({ facet, search }: GroupProps): ReactElement => (
  <LongList facet={facet} values={useAnyOf(search, facet, "shop")} />
);

const groups = {
  price: Prices,
  brand: Brands,
  stars: Stars,
  shop: Shops,
  stock: InStock,
} satisfies Record<(typeof facetControls)[keyof typeof facetControls], (props: GroupProps) => ReactElement>;

const hasControl = (facet: Facet): facet is Facet & { key: keyof typeof facetControls } =>
  facet.key in facetControls && facet.values.length > 0;

/** All that narrows the list, as links: each choice has an address and works without JavaScript. */
export const Filters = (props: FiltersProps): ReactElement => {
  const intl = useIntl();
  const { facets } = props;
  const categories = facets.find(({ key }) => key === "cid");
  const others = facets.filter(hasControl);
  return (
    <Facets label={intl.formatMessage(texts.filters)}>
      {categories && categories.values.length > 0 && <Categories {...props} facet={categories} />}
      <Options {...props} />
      {others.map((facet) => {
        const Group = groups[facetControls[facet.key]];
        return <Group key={facet.key} {...props} facet={facet} />;
      })}
    </Facets>
  );
};
