import { mutations, queries, runMutation } from "@carmine/api/hooks";
import { useState } from "react";
import { useNavigate } from "../../app/location.ts";
import { useApp } from "../../app/AppContext.tsx";
import { productHref } from "../links.ts";

export type AddOneState = "idle" | "adding" | "added";

/**
 * Adds one unit of a product. If an option has to be selected or the product is sold out, opens its page instead.
 * @param onVisit called before its page opens
 */
export const useAddOne = (
  productId: number,
  onVisit: () => void,
): { state: AddOneState; add: () => void } => {
  const { api, queryClient } = useApp();
  const navigate = useNavigate();
  const [state, setState] = useState<AddOneState>("idle");
  const save = async (): Promise<void> => {
    setState("adding");
    try {
      const { skus } = await queryClient.fetchQuery(queries.productDetail(api, productId));
      const [only] = skus;
      if (skus.length !== 1 || !only || only.stock <= 0) {
        onVisit();
        void navigate(productHref(productId));
        return;
      }
      const body = [{ productId, productAttrUnique: only.id, cartNum: 1 }];
      await runMutation(queryClient, mutations.cartSave(api), { body });
      setState("added");
    } catch {
      // The client has already shown the error.
      setState("idle");
    }
  };
  return {
    state,
    add: () => {
      if (state === "idle") void save();
    },
  };
};
