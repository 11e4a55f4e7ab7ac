import { mutations, runMutation } from "@carmine/api/hooks";
import { useToast } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useApp } from "../../app/AppContext.tsx";
import { paths } from "../links.ts";

/** A sku and how many of it. */
export interface ChosenSku {
  readonly productId: number;
  /** Id of the sku. */
  readonly skuId: number | string;
  readonly quantity: number;
}

/** Adds skus to the visitor's cart and shows a notice with a link to the cart. The client shows failures. */
export const useAddToCart = (): { add: (...chosen: ChosenSku[]) => void; busy: boolean } => {
  const { api, queryClient } = useApp();
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const save = async (chosen: readonly ChosenSku[]): Promise<void> => {
    setBusy(true);
    try {
      const body = chosen.map(({ productId, skuId, quantity }) => ({
        productId,
        productAttrUnique: skuId,
        cartNum: quantity,
      }));
      await runMutation(queryClient, mutations.cartSave(api), { body });
      toast({
        message: intl.formatMessage({ defaultMessage: "Added to cart", description: "Toast" }),
        action: {
          label: intl.formatMessage({ defaultMessage: "View cart", description: "Link in a toast" }),
          onAction: () => void navigate(paths.cart),
        },
      });
    } catch {
      // The client has shown the reason.
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    add: (...chosen) => {
      if (!busy) void save(chosen);
    },
  };
};
