import { mutations, type SavedProduct } from "@carmine/api/hooks";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useApp, useShowToast } from "../../../app/AppContext.tsx";
import { movePlan, type MovePlan } from "./move-plan.ts";

const texts: Readonly<Record<"moved" | "soldOut" | "gone" | "unchosen", MessageDescriptor>> = defineMessages({
  moved: {
    defaultMessage:
      "{count, plural, =0 {Nothing was moved to your cart.} one {# product moved to your cart.} other {# products moved to your cart.}}",
    description: "Wishlist: toast after products were moved; sentences about the others may follow",
  },
  soldOut: {
    defaultMessage: "{count, plural, one {# is sold out.} other {# are sold out.}}",
    description: "Wishlist: why some products were not moved to the cart",
  },
  gone: {
    defaultMessage: "{count, plural, one {# is no longer sold.} other {# are no longer sold.}}",
    description: "Wishlist: why some products were not moved to the cart",
  },
  unchosen: {
    defaultMessage: "{count, plural, one {# was skipped.} other {# were skipped.}}",
    description: "Wishlist: some products were not moved to the cart, their options were not chosen",
  },
});

interface Asking {
  readonly plan: MovePlan;
  /** The selected sku of each product; null if it was skipped. */
  readonly answers: readonly (number | null)[];
}

/** Moves saved products to the cart, after asking for the options of each product that has some. */
export const useMove = (onMoved: () => void) => {
  const { api } = useApp();
  const intl = useIntl();
  const toast = useShowToast();
  const takeOff = useMutation(mutations.deleteSavedProducts(api));
  const cart = useMutation(mutations.cartSave(api));
  const [asking, setAsking] = useState<Asking>();

  const finish = ({ plan, answers }: Asking): void => {
    const chosen = plan.toChoose.flatMap((product, at) => {
      const skuId = answers[at] ?? null;
      return skuId === null ? [] : [{ product, skuId }];
    });
    const lines = [...plan.ready, ...chosen];
    const announce = (): void => {
      const left = {
        soldOut: plan.soldOut,
        gone: plan.gone,
        unchosen: plan.toChoose.length - chosen.length,
      } as const;
      const reasons = (["soldOut", "gone", "unchosen"] as const).filter((reason) => left[reason] > 0);
      toast({
        ...(reasons.length > 0 && { tone: "info" }),
        message: [
          intl.formatMessage(texts.moved, { count: lines.length }),
          ...reasons.map((reason) => intl.formatMessage(texts[reason], { count: left[reason] })),
        ].join(" "),
      });
      setAsking(undefined);
      onMoved();
    };
    if (lines.length === 0) announce();
    else
      cart.mutate(
        {
          body: lines.map(({ product, skuId }) => ({
            productId: product.productId,
            productAttrUnique: skuId,
            cartNum: 1,
          })),
        },
        {
          onSuccess: () => {
            takeOff.mutate({ body: { ids: lines.map(({ product }) => product.id) } });
            announce();
          },
        },
      );
  };
  const go = (next: Asking): void => {
    if (next.answers.length < next.plan.toChoose.length) setAsking(next);
    else finish(next);
  };
  const at = asking?.answers.length ?? 0;
  const product = asking?.plan.toChoose[at];
  return {
    busy: cart.isPending || takeOff.isPending,
    move: (products: readonly SavedProduct[]) => go({ plan: movePlan(products), answers: [] }),
    /** The product whose options have to be selected now. */
    question: asking &&
      product && {
        product,
        step: { at: at + 1, of: asking.plan.toChoose.length },
        answer: (skuId: number | null) => go({ ...asking, answers: [...asking.answers, skuId] }),
        stop: () => setAsking(undefined),
      },
  };
};
