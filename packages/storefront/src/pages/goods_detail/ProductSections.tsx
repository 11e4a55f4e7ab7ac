import { queries } from "@carmine/api/hooks";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useLocation } from "../../app/location.ts";
import { useApp } from "../../app/AppContext.tsx";
import { readView } from "./address.ts";
import { BoughtTogether } from "./related/BoughtTogether.tsx";
import { Related } from "./related/Related.tsx";
import { ProductTabs } from "./ProductTabs.tsx";

/** The product page below the fold, from the tabs on. */
export default function ProductSections({ id }: { id: number }): ReactElement | null {
  const { api } = useApp();
  const { search } = useLocation();
  const product = useQuery(queries.productDetail(api, id)).data;
  const counts = useQuery(queries.replyConfig(api, id)).data;
  if (!product) return null;
  const { categories } = product;
  const category = categories.at(-1);
  return (
    <>
      <ProductTabs product={product} counts={counts} view={readView(new URLSearchParams(search))} />
      <BoughtTogether id={id} />
      {category && <Related id={id} category={category} parent={categories.at(-2)} />}
    </>
  );
}
