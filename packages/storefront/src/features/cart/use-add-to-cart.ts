import { mutations, runMutation } from "@carmine/api/hooks";
import { useApp, useAdded } from "../../app/AppContext.tsx";
import type { AddedItem } from "../../app/stores.ts";
import { AddedPanel } from "./added-panel.ts";

/** A sku and its quantity, with the data for the panel. */
export interface ChosenSku extends AddedItem {
  /** Id of the sku. */
  readonly skuId: number | string;
}

/**
 * Adds skus to the visitor's cart. The panel opens optimistically and closes on failure; the client shows the error.
 */
export const useAddToCart = (): { add: (...chosen: ChosenSku[]) => void; busy: boolean } => {
  const { api, queryClient, stores } = useApp();
  const busy = useAdded((state) => state.busy);
  const save = async (chosen: readonly ChosenSku[]): Promise<void> => {
    const { show, done, close } = stores.added.getState();
    show(chosen);
    // If the panel's code can't be loaded, the cart badge still updates.
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
