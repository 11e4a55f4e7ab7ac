import { mutations } from "@carmine/api/hooks";
import { useToast } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
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

/** Puts skus in the cart of whoever is here and says so, with a way to the cart. Failures are told by the client. */
export const useAddToCart = (): { add: (...chosen: ChosenSku[]) => void; busy: boolean } => {
  const { api } = useApp();
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation(mutations.cartSave(api));
  return {
    busy: isPending,
    add: (...chosen) => {
      if (isPending) return;
      const body = chosen.map(({ productId, skuId, quantity }) => ({
        productId,
        productAttrUnique: skuId,
        cartNum: quantity,
      }));
      mutate(
        { body },
        {
          onSuccess: () =>
            toast({
              message: intl.formatMessage({ defaultMessage: "Added to cart", description: "Toast" }),
              action: {
                label: intl.formatMessage({ defaultMessage: "View cart", description: "Link in a toast" }),
                onAction: () => void navigate(paths.cart),
              },
            }),
        },
      );
    },
  };
};
