import { mutations, runMutation, type SavedProduct } from "@carmine/api/hooks";
import { useToast } from "@carmine/design-system";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "../../../app/AppContext.tsx";

const texts: Readonly<Record<"removed" | "moved" | "movedSome" | "undo", MessageDescriptor>> = defineMessages(
  {
    removed: {
      defaultMessage: "{count, plural, one {# product taken off} other {# products taken off}}",
      description: "Wish list: toast, with a way to undo",
    },
    moved: {
      defaultMessage:
        "{count, plural, one {# product moved to your cart} other {# products moved to your cart}}",
      description: "Wish list: toast after products were moved",
    },
    movedSome: {
      defaultMessage:
        "{count, plural, one {# product moved to your cart} other {# products moved to your cart}}. The others are sold out or need a choice.",
      description: "Wish list: toast after some of the chosen products were moved",
    },
    undo: { defaultMessage: "Undo", description: "Link in a toast: puts goods back" },
  },
);

/** A product that needs no choice and is there. */
export const canBeMoved = ({ skuId, stock }: SavedProduct): boolean => skuId !== null && stock !== 0;

/** Choosing several saved products, to take them off or to put them into the cart. */
export const useEditing = (products: readonly SavedProduct[]) => {
  const { api, queryClient } = useApp();
  const intl = useIntl();
  const toast = useToast();
  const [editing, setEditing] = useState(false);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const chosen = products.filter(({ id }) => ticked.has(id));
  const takeOff = useMutation(mutations.deleteSavedProducts(api));
  const cart = useMutation(mutations.cartSave(api));

  const end = (): void => {
    setTicked(new Set());
    setEditing(false);
  };
  const remove = (): void =>
    takeOff.mutate(
      { body: { ids: chosen.map(({ id }) => id) } },
      {
        onSuccess: () => {
          end();
          const id = chosen.map(({ productId }) => productId);
          toast({
            tone: "info",
            message: intl.formatMessage(texts.removed, { count: chosen.length }),
            action: {
              label: intl.formatMessage(texts.undo),
              // The client shows why it could not be done.
              onAction: () =>
                void runMutation(queryClient, mutations.saveProducts(api), { body: { id } }).catch(
                  () => undefined,
                ),
            },
          });
        },
      },
    );
  const move = (): void => {
    const movable = chosen.filter(canBeMoved);
    cart.mutate(
      {
        body: movable.map(({ productId, skuId }) => ({
          productId,
          productAttrUnique: skuId ?? 0,
          cartNum: 1,
        })),
      },
      {
        onSuccess: () => {
          takeOff.mutate({ body: { ids: movable.map(({ id }) => id) } });
          const count = movable.length;
          const some = count < chosen.length;
          end();
          toast({ message: intl.formatMessage(some ? texts.movedSome : texts.moved, { count }) });
        },
      },
    );
  };
  return {
    editing,
    start: () => setEditing(true),
    end,
    chosen,
    isTicked: (id: number) => ticked.has(id),
    tick: (id: number, on: boolean) =>
      setTicked((before) => {
        const next = new Set(before);
        if (on) next.add(id);
        else next.delete(id);
        return next;
      }),
    tickAll: (on: boolean) => setTicked(new Set(on ? products.map(({ id }) => id) : [])),
    remove,
    move,
    busy: takeOff.isPending || cart.isPending,
  };
};

export type Editing = ReturnType<typeof useEditing>;
