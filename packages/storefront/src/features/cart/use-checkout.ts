import { isApiError, type ApiClient } from "@carmine/api/client";
import type { BodyOf, preOrder } from "@carmine/api/contract";
import { mutations, queries, runMutation } from "@carmine/api/hooks";
import type { QueryClient } from "@tanstack/react-query";
import { startTransition, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useApp, useLoginPanel, useSession } from "../../app/AppContext.tsx";
import { dropCookie, returnPathCookie } from "../../app/cookies.ts";
import { useLoading } from "../../router/NavigationContext.tsx";
import { confirmHref, confirmPath } from "../orders/order-paths.ts";
import { linesOf } from "./cart-lines.ts";
import {
  dropCheckoutInput,
  keepCheckoutInput,
  readCheckoutInput,
  type CheckoutInput,
} from "./checkout-input.ts";

/** Input of the call; `undefined` if none of its items is left in the cart. */
const bodyOf = async (
  input: CheckoutInput,
  api: ApiClient,
  queryClient: QueryClient,
): Promise<BodyOf<typeof preOrder> | undefined> => {
  if (input.kind === "sku") {
    const { productId, skuId, quantity } = input;
    return {
      preOrderType: "buyNow",
      orderDetails: [{ productId, attrValueId: skuId, productNum: quantity }],
    };
  }
  const skus = new Set(input.skuIds);
  const rows = linesOf(await queryClient.fetchQuery(queries.cartList(api))).filter(({ skuId }) =>
    skus.has(skuId),
  );
  if (rows.length === 0) return undefined;
  return { preOrderType: "shoppingCart", orderDetails: rows.map(({ id }) => ({ shoppingCartId: id })) };
};

export interface Checkout {
  /** @param settled what must be through before, such as quantities on their way */
  readonly start: (input: CheckoutInput, settled?: () => Promise<void>) => void;
  readonly busy: boolean;
}

/**
 * Goes to the checkout with rows of the cart or with one sku. A visitor signs in or goes on as a guest first, and is
 * taken on from there, also where the page loads anew after registering.
 */
export const useCheckout = (): Checkout => {
  const { api, queryClient } = useApp();
  const navigate = useNavigate();
  const leaving = useLoading()?.pathname.endsWith(confirmPath) ?? false;
  const show = useLoginPanel((state) => state.show);
  const panelOpen = useLoginPanel((state) => state.open);
  const signedIn = useSession((state) => state.settled && state.signedIn);
  const [busy, setBusy] = useState(false);
  const current = useRef(false);
  const wasOpen = useRef(false);

  const hold = async (input: CheckoutInput, settled?: () => Promise<void>): Promise<void> => {
    if (current.current) return;
    current.current = true;
    setBusy(true);
    try {
      await settled?.();
      const body = await bodyOf(input, api, queryClient);
      if (!body) {
        dropCheckoutInput();
        return;
      }
      const { preOrderNo } = await runMutation(queryClient, mutations.preOrder(api), { body });
      void navigate(confirmHref(preOrderNo));
      dropCheckoutInput();
    } catch (error) {
      // The client has shown the reason. Without an answer the page may be reloading, which tries again.
      if (isApiError(error) && error.code > 0) dropCheckoutInput();
    } finally {
      current.current = false;
      // In a transition, like what says that the next page is on its way: the button stays busy in between.
      startTransition(() => setBusy(false));
    }
  };

  useEffect(() => {
    if (!signedIn) return;
    const input = readCheckoutInput(location.pathname);
    if (input) void hold(input);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the moment of signing in takes up the input
  }, [signedIn]);

  useEffect(() => {
    // The panel was closed without signing in, so the input is dropped, whoever kept it on this page.
    if (wasOpen.current && !panelOpen && !signedIn) dropCheckoutInput();
    wasOpen.current = panelOpen;
  }, [panelOpen, signedIn]);

  return {
    busy: busy || leaving,
    start: (input, settled) => {
      if (leaving) return;
      if (signedIn) {
        void hold(input, settled);
        return;
      }
      const ask = (): void => {
        keepCheckoutInput(location.pathname, input);
        // Continues from here after signing in.
        dropCookie(returnPathCookie);
        show({ guest: true });
      };
      if (settled) void settled().then(ask);
      else ask();
    },
  };
};
