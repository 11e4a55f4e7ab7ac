import { invalidateDomain, mutations, queries, type CartGroup, type CartItem } from "@carmine/api/hooks";
import { useToast } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { withoutLines, withQuantity } from "./cart-model.ts";
import { createQuantityQueue, type QuantityQueue } from "./quantity-queue.ts";

const nothing: ReadonlyMap<number, number> = new Map();

/** The numbers of pieces that are on their way, and the queue that brings them there. */
const useQuantities = (): { queue: QuantityQueue; pending: ReadonlyMap<number, number> } => {
  const { api, queryClient } = useApp();
  const { mutateAsync } = useMutation(mutations.cartNum(api));
  const [queue] = useState(() =>
    createQuantityQueue({
      send: async (id, number) => {
        await mutateAsync({ body: { id, number } });
      },
      // The cart is asked for again as well; until that answer is here the settled number must not jump back.
      onSettled: (id, number) =>
        queryClient.setQueryData<CartGroup[]>(
          queries.cartList(api).queryKey,
          (shops) => shops && withQuantity(shops, id, number),
        ),
    }),
  );
  // Whoever leaves in the moment between pressing and sending has still pressed.
  useEffect(() => () => void queue.flush(), [queue]);
  return { queue, pending: useSyncExternalStore(queue.subscribe, queue.pending, () => nothing) };
};

/** The cart of whoever is here, and what can be done with it. Failures are told by the client's toast. */
export const useCart = () => {
  const { api, queryClient } = useApp();
  const intl = useIntl();
  const toast = useToast();
  // Another tab may have changed it meanwhile.
  const valid = useQuery({ ...queries.cartList(api), refetchOnWindowFocus: "always" });
  const invalid = useQuery({ ...queries.cartList(api, false), refetchOnWindowFocus: "always" });
  const { queue, pending } = useQuantities();
  const { mutate: remove } = useMutation(mutations.cartDelete(api));
  const { mutate: putBack } = useMutation(mutations.cartSave(api));

  const cut = (isValid: boolean, ids: readonly number[]): void => {
    queryClient.setQueryData<CartGroup[]>(
      queries.cartList(api, isValid).queryKey,
      (shops) => shops && withoutLines(shops, ids),
    );
  };
  const restore = (): void => void invalidateDomain(queryClient, "cart");

  return {
    valid,
    invalid,
    pending,
    setQuantity: queue.set,
    /** Resolves when every number has reached the server. */
    settle: queue.flush,
    /** Takes lines out at once; they can be put back from the toast. */
    removeLines: (lines: readonly CartItem[]): void => {
      const ids = lines.map(({ id }) => id);
      for (const id of ids) queue.drop(id);
      cut(true, ids);
      remove(
        { body: { ids } },
        {
          onError: restore,
          onSuccess: () =>
            toast({
              tone: "info",
              message: intl.formatMessage(
                {
                  defaultMessage:
                    "{count, plural, one {# item removed from the cart} other {# items removed from the cart}}",
                  description: "Toast, with a way to undo",
                },
                { count: ids.length },
              ),
              action: {
                label: intl.formatMessage({
                  defaultMessage: "Undo",
                  description: "Link in a toast: puts goods back",
                }),
                onAction: () =>
                  putBack({
                    body: lines.map(({ productId, skuId, quantity }) => ({
                      productId,
                      productAttrUnique: skuId,
                      cartNum: quantity,
                    })),
                  }),
              },
            }),
        },
      );
    },
    /** Takes lines out that can't be bought any more: they could not be put back. */
    clearInvalid: (lines: readonly CartItem[]): void => {
      const ids = lines.map(({ id }) => id);
      cut(false, ids);
      remove({ body: { ids } }, { onError: restore });
    },
  };
};

export type Cart = ReturnType<typeof useCart>;
