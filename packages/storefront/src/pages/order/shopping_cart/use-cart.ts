import { invalidateDomain, mutations, queries, type CartGroup, type CartItem } from "@carmine/api/hooks";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useApp, useLoginPanel, useShowToast } from "../../../app/AppContext.tsx";
import { useSignedIn } from "../../../features/session/use-person.ts";
import { withoutLines, withQuantity } from "./cart-model.ts";
import { createQuantityQueue, type QuantityQueue } from "./quantity-queue.ts";

const texts = defineMessages({
  removed: {
    defaultMessage:
      "{count, plural, one {# item removed from the cart} other {# items removed from the cart}}",
    description: "Toast, with a way to undo",
  },
  moved: {
    defaultMessage: "Moved to your saved products",
    description: "Toast, with a way to undo: taken out of the cart",
  },
  undo: { defaultMessage: "Undo", description: "Link in a toast: puts items back, and other places" },
});

const nothing: ReadonlyMap<number, number> = new Map();

/** The unconfirmed quantities, and the queue that sends them. */
const useQuantities = (): { queue: QuantityQueue; pending: ReadonlyMap<number, number> } => {
  const { api, queryClient } = useApp();
  const { mutateAsync } = useMutation(mutations.cartNum(api));
  const [queue] = useState(() =>
    createQuantityQueue({
      send: async (id, number) => {
        await mutateAsync({ body: { id, number } });
      },
      // The cart is also refetched; until then the quantity must not jump back.
      onSettled: (id, number) =>
        queryClient.setQueryData<CartGroup[]>(
          queries.cartList(api).queryKey,
          (shops) => shops && withQuantity(shops, id, number),
        ),
    }),
  );
  // Sends pending changes when the page is left.
  useEffect(() => () => void queue.flush(), [queue]);
  return { queue, pending: useSyncExternalStore(queue.subscribe, queue.pending, () => nothing) };
};

/** The cart of the shopper or guest, and its actions. The client shows errors as toasts. */
export const useCart = () => {
  const { api, queryClient } = useApp();
  const intl = useIntl();
  const toast = useShowToast();
  // Another tab may have changed the cart.
  const valid = useQuery({ ...queries.cartList(api), refetchOnWindowFocus: "always" });
  const invalid = useQuery({ ...queries.cartList(api, false), refetchOnWindowFocus: "always" });
  const { queue, pending } = useQuantities();
  const { mutate: remove } = useMutation(mutations.cartDelete(api));
  const { mutate: putBack } = useMutation(mutations.cartSave(api));
  const { mutate: save } = useMutation(mutations.saveProduct(api));
  const signedIn = useSignedIn();
  const show = useLoginPanel((state) => state.show);

  /** Removes rows optimistically; returns a function that restores them. */
  const removeRows = (isValid: boolean, ids: readonly number[]): (() => void) => {
    const { queryKey } = queries.cartList(api, isValid);
    const before = queryClient.getQueryData<CartGroup[]>(queryKey);
    queryClient.setQueryData<CartGroup[]>(queryKey, (shops) => shops && withoutLines(shops, ids));
    return () => {
      // Restores the data first, because a failing server can't refetch it either.
      queryClient.setQueryData(queryKey, before);
      void invalidateDomain(queryClient, "cart");
    };
  };

  const takeOut = (lines: readonly CartItem[], message: MessageDescriptor): void => {
    const ids = lines.map(({ id }) => id);
    for (const id of ids) queue.drop(id);
    const restore = removeRows(true, ids);
    remove(
      { body: { ids } },
      {
        onError: restore,
        onSuccess: () =>
          toast({
            tone: "info",
            message: intl.formatMessage(message, { count: ids.length }),
            action: {
              label: intl.formatMessage(texts.undo),
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
  };

  return {
    valid,
    invalid,
    pending,
    setQuantity: queue.set,
    /** Resolves when the server has confirmed all quantities. */
    settle: queue.flush,
    /** Removes rows optimistically; the toast has an undo button. */
    removeLines: (lines: readonly CartItem[]): void => takeOut(lines, texts.removed),
    /** Moves a row's product to the wishlist; a guest has to sign in first. */
    moveToSaved: (line: CartItem): void => {
      if (!signedIn) {
        show();
        return;
      }
      save({ body: { id: line.productId } }, { onSuccess: () => takeOut([line], texts.moved) });
    },
    /** Removes unavailable rows, which can't be restored. */
    clearInvalid: (lines: readonly CartItem[]): void => {
      const ids = lines.map(({ id }) => id);
      remove({ body: { ids } }, { onError: removeRows(false, ids) });
    },
  };
};

export type Cart = ReturnType<typeof useCart>;
