import type { Facet } from "@carmine/api/contract";
import type { ProductSummary, RankedSummary } from "@carmine/api/hooks";
import type { CategoryLink, CategoryPromo } from "@carmine/design-system";
import { searchParams } from "../../../features/catalogue/search-params.ts";
import { productHref } from "../../../features/links.ts";
import { hasSold } from "../../../features/products/has-sold.ts";
import { smallPicture } from "../../../features/products/picture.ts";
import { titleParts } from "../../../features/products/title-parts.ts";

/** Pictures in the row below the groups. */
const maxPromos = 5;
const maxBrands = 6;

/** The largest brands of a department; none if it has only one. */
export const chipsOf = (facets: readonly Facet[], { id: cid, name }: Department): CategoryLink[] => {
  const brands = facets.find(({ key }) => key === "brandId")?.values ?? [];
  if (brands.length < 2) return [];
  return brands
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxBrands)
    .map((brand) => ({
      label: brand.name,
      href: searchParams.href({ cid, name, brandId: [Number(brand.value)] }),
    }));
};

interface Department {
  readonly id: number;
  readonly name: string;
}

/** The best sellers of a department; undefined while they load. */
export const promosOf = (
  ranking: readonly RankedSummary[] | undefined,
  priceOf: (price: ProductSummary["price"]) => string,
): CategoryPromo[] | undefined =>
  ranking
    ?.filter(hasSold)
    .slice(0, maxPromos)
    .map(({ id, name, picture, price }) => ({
      label: titleParts(name).title,
      text: priceOf(price),
      href: productHref(id),
      picture: { src: smallPicture(picture, 320) ?? "", alt: "" },
    }));
