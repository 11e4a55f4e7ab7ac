import type { Facet } from "@carmine/api/contract";
import { FacetGroup, PriceFacet } from "@carmine/design-system";
import { localizedPath } from "@carmine/i18n";
import { useIntl } from "@carmine/i18n/react";
import type { FormEvent, ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { useCurrency } from "../home-data.ts";
import { hiddenFields, type ListQuery } from "../list-params.ts";
import { typedText } from "../typed-text.ts";
import { chosenBounds, scaleOf } from "./price-bounds.ts";
import { filterParams } from "./search-params.ts";

/** Decimal text, in the currency of the marketplace. */
export interface PriceBounds {
  readonly minPrice?: string | undefined;
  readonly maxPrice?: string | undefined;
}

export interface PriceFilterProps {
  readonly title: string;
  /** Facet with the price range of the list. */
  readonly facet: Facet;
  /** Bounds from the address. */
  readonly bounds: PriceBounds;
  /** Path of the list, without locale prefix. */
  readonly path: string;
  /** Query parameters of the current list. */
  readonly query: ListQuery;
  readonly onApply: (bounds: PriceBounds) => void;
}

/** Changing the price returns to the first page. */
const replaced = new Set(["minPrice", "maxPrice", "page"]);

/** Filters a product list by price; a form that works without scripts. */
export const PriceFilter = ({
  title,
  facet,
  bounds,
  path,
  query,
  onApply,
}: PriceFilterProps): ReactElement => {
  const { locale } = useApp();
  const intl = useIntl();
  const { symbol } = useCurrency();
  const scale = scaleOf(facet);
  const range = [Number(bounds.minPrice ?? scale[0]), Number(bounds.maxPrice ?? scale[1])] as const;
  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: "minPrice" | "maxPrice") =>
      filterParams[name].read(typedText(form, name), new URLSearchParams());
    onApply(chosenBounds({ minPrice: read("minPrice"), maxPrice: read("maxPrice") }, scale));
  };
  return (
    <FacetGroup title={title}>
      <PriceFacet
        key={`${range.join()} ${scale.join()}`}
        action={localizedPath(locale, path)}
        names={["minPrice", "maxPrice"]}
        keep={hiddenFields(query).filter(({ name }) => !replaced.has(name))}
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
