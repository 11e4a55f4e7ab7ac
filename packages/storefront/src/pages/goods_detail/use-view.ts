import { useState } from "react";
import { useLocation, useNavigate } from "../../app/location.ts";
import { readView, viewHref, type ProductView } from "./address.ts";

export interface View extends ProductView {
  /** Selects another SKU and replaces the URL, so *Back* still leaves the product. */
  readonly choose: (sku: number) => void;
}

/** View from the URL; a new SKU applies before the URL has changed. */
export const useView = (id: number): View => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = readView(new URLSearchParams(search));
  const [choice, setChoice] = useState({ address: view.sku, sku: view.sku });
  if (choice.address !== view.sku) setChoice({ address: view.sku, sku: view.sku });
  const sku = choice.address === view.sku ? choice.sku : view.sku;
  return {
    ...view,
    ...(sku !== undefined && { sku }),
    choose: (next) => {
      setChoice({ address: view.sku, sku: next });
      void navigate(viewHref(id, { ...view, sku: next }), { replace: true, preventScrollReset: true });
    },
  };
};
