import { mutations, runMutation } from "@carmine/api/hooks";
import { useApp, useAdded } from "../../app/AppContext.tsx";
import type { AddedItem } from "../../app/stores.ts";
import { AddedPanel } from "./added-panel.ts";

/** A sku and how many of it, with what the panel shows. */
export interface ChosenSku extends AddedItem {
  /** Id of the sku. */
  readonly skuId: number | string;
}

/**
 * Adds skus to the visitor's cart. A panel says so at once and closes again where it fails; the client shows the
 * reason.
 */
export const useAddToCart = (): { add: (...chosen: ChosenSku[]) => void; busy: boolean } => {
  const { api, queryClient, stores } = useApp();
  const busy = useAdded((state) => state.busy);
  const save = async (chosen: readonly ChosenSku[]): Promise<void> => {
    const { show, done, close } = stores.added.getState();
    show(chosen);
    // Without the panel's code the badge of the cart still counts.
    AddedPanel.preload().catch(() => undefined);
    try {
      const body = chosen.map(({ productId, skuId, quantity }) => ({
        productId,
        productAttrUnique: skuId,
        cartNum: quantity,
      }));
      await runMutation(queryClient, mutations.cartSave(api), { body });
      done();
    } catch {
      close();
    }
  };
  return {
    busy,
    add: (...chosen) => {
      if (!busy) void save(chosen);
    },
  };
};
