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
  undo: { defaultMessage: "Undo", description: "Link in a toast: puts goods back, and other places" },
});

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
  const toast = useShowToast();
  // Another tab may have changed it meanwhile.
  const valid = useQuery({ ...queries.cartList(api), refetchOnWindowFocus: "always" });
  const invalid = useQuery({ ...queries.cartList(api, false), refetchOnWindowFocus: "always" });
  const { queue, pending } = useQuantities();
  const { mutate: remove } = useMutation(mutations.cartDelete(api));
  const { mutate: putBack } = useMutation(mutations.cartSave(api));
  const { mutate: save } = useMutation(mutations.saveProduct(api));
  const signedIn = useSignedIn();
  const show = useLoginPanel((state) => state.show);

  /** Takes lines off the screen; answers how they come back. */
  const cut = (isValid: boolean, ids: readonly number[]): (() => void) => {
    const { queryKey } = queries.cartList(api, isValid);
    const before = queryClient.getQueryData<CartGroup[]>(queryKey);
    queryClient.setQueryData<CartGroup[]>(queryKey, (shops) => shops && withoutLines(shops, ids));
    return () => {
      // What was there comes first: a shop that could not take it out can't say what is there, either.
      queryClient.setQueryData(queryKey, before);
      void invalidateDomain(queryClient, "cart");
    };
  };

  const takeOut = (lines: readonly CartItem[], message: MessageDescriptor): void => {
    const ids = lines.map(({ id }) => id);
    for (const id of ids) queue.drop(id);
    const restore = cut(true, ids);
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
    /** Resolves when every number has reached the server. */
    settle: queue.flush,
    /** Takes lines out at once; they can be put back from the toast. */
    removeLines: (lines: readonly CartItem[]): void => takeOut(lines, texts.removed),
    /** Puts a line's product on the wish list and takes the line out; a visitor is asked to sign in. */
    moveToSaved: (line: CartItem): void => {
      if (!signedIn) {
        show();
        return;
      }
      save({ body: { id: line.productId } }, { onSuccess: () => takeOut([line], texts.moved) });
    },
    /** Takes lines out that can't be bought any more: they could not be put back. */
    clearInvalid: (lines: readonly CartItem[]): void => {
      const ids = lines.map(({ id }) => id);
      remove({ body: { ids } }, { onError: cut(false, ids) });
    },
  };
};

export type Cart = ReturnType<typeof useCart>;
