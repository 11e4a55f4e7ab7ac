import { type Product, queries } from "@carmine/api/hooks";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { ShopAside } from "./ShopAside.tsx";

/** More products would make the card taller than the next column on a page without options. */
const goodsOf = ({ options }: Product): number => (options.length > 0 ? 4 : 2);

/** The shop's card. Its links work before hydration, so it loads after the purchase controls. */
export default function Aside({ id }: { id: number }): ReactElement | null {
  const { api } = useApp();
  const product = useQuery(queries.productDetail(api, id)).data;
  if (!product) return null;
  return <ShopAside shop={product.shop} goods={goodsOf(product)} />;
}
