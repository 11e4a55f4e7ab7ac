export {
  FacetChips,
  FacetGroup,
  FacetList,
  Facets,
  type FacetChipsProps,
  type FacetGroupProps,
  type FacetListProps,
  type FacetsProps,
  type FacetValue,
} from "./Facets.tsx";
export { PriceFacet, type PriceFacetProps } from "./PriceFacet.tsx";
