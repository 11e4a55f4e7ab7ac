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
import { dropWish, keepWish, readWish, type CheckoutWish } from "./checkout-input.ts";

/** What the call takes; `undefined` where nothing of it is left in the cart. */
const bodyOf = async (
  wish: CheckoutWish,
  api: ApiClient,
  queryClient: QueryClient,
): Promise<BodyOf<typeof preOrder> | undefined> => {
  if (wish.kind === "sku") {
    const { productId, skuId, quantity } = wish;
    return {
      preOrderType: "buyNow",
      orderDetails: [{ productId, attrValueId: skuId, productNum: quantity }],
    };
  }
  const skus = new Set(wish.skuIds);
  const rows = linesOf(await queryClient.fetchQuery(queries.cartList(api))).filter(({ attrId }) =>
    skus.has(attrId),
  );
  if (rows.length === 0) return undefined;
  return { preOrderType: "shoppingCart", orderDetails: rows.map(({ id }) => ({ shoppingCartId: id })) };
};

export interface Checkout {
  /** @param settled what must be through before, such as quantities on their way */
  readonly start: (wish: CheckoutWish, settled?: () => Promise<void>) => void;
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
  const [waiting, setWaiting] = useState(false);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const hold = async (wish: CheckoutWish, settled?: () => Promise<void>): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await settled?.();
      const body = await bodyOf(wish, api, queryClient);
      if (!body) {
        dropWish();
        return;
      }
      const { preOrderNo } = await runMutation(queryClient, mutations.preOrder(api), { body });
      void navigate(confirmHref(preOrderNo));
      dropWish();
    } catch (error) {
      // The client has told why; the cart stays. Without an answer the page may just be loading anew: it tries again.
      if (isApiError(error) && error.code > 0) dropWish();
    } finally {
      underWay.current = false;
      // In a transition, like what says that the next page is on its way: the button stays busy in between.
      startTransition(() => setBusy(false));
    }
  };

  useEffect(() => {
    if (!signedIn) return;
    const wish = readWish(location.pathname);
    setWaiting(false);
    if (wish) void hold(wish);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the moment of signing in takes up the wish
  }, [signedIn]);

  useEffect(() => {
    // The panel was closed without signing in: the wish is given up.
    if (!waiting || panelOpen || signedIn) return;
    setWaiting(false);
    dropWish();
  }, [waiting, panelOpen, signedIn]);

  return {
    busy: busy || leaving,
    start: (wish, settled) => {
      if (leaving) return;
      if (signedIn) {
        void hold(wish, settled);
        return;
      }
      const ask = (): void => {
        keepWish(location.pathname, wish);
        // Whoever signs in here goes on from here.
        dropCookie(returnPathCookie);
        show({ guest: true });
        setWaiting(true);
      };
      if (settled) void settled().then(ask);
      else ask();
    },
  };
};
