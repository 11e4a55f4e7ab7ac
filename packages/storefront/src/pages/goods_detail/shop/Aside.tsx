import { type Product, queries } from "@carmine/api/hooks";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { ShopAside } from "./ShopAside.tsx";

/** A longer card is taller than what stands beside it on a page without options, and leaves a hole there. */
const goodsOf = ({ options }: Product): number => (options.length > 0 ? 4 : 2);

/** The shop's card: links that work before its script does, so it may come after what one buys with. */
export default function Aside({ id }: { id: number }): ReactElement | null {
  const { api } = useApp();
  const product = useQuery(queries.productDetail(api, id)).data;
  if (!product) return null;
  return <ShopAside shop={product.shop} goods={goodsOf(product)} />;
}
