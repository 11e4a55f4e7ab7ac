import type { BodyOf, preOrder } from "@carmine/api/contract";
import { mutations } from "@carmine/api/hooks";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useApp, useLoginPanel, useSession } from "../../app/AppContext.tsx";
import { dropCookie, returnPathCookie } from "../../app/cookies.ts";
import { confirmHref } from "../checkout/checkout-paths.ts";

type Source = BodyOf<typeof preOrder>;

/**
 * What is ordered; asked again after signing in, when a guest's rows have become rows of the account.
 * `undefined`: there is nothing to order any more.
 */
export type CheckoutSource = () => Promise<Source | undefined> | Source | undefined;

export interface Checkout {
  readonly start: (source: CheckoutSource) => void;
  readonly busy: boolean;
}

/** Goes to the checkout with rows of the cart or with one sku. A visitor signs in first, or goes on as a guest. */
export const useCheckout = (): Checkout => {
  const { api } = useApp();
  const navigate = useNavigate();
  const show = useLoginPanel((state) => state.show);
  const panelOpen = useLoginPanel((state) => state.open);
  const signedIn = useSession((state) => state.signedIn);
  const { mutateAsync } = useMutation(mutations.preOrder(api));
  const [waiting, setWaiting] = useState<CheckoutSource>();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const hold = async (source: CheckoutSource): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      const body = await source();
      if (!body) return;
      const { preOrderNo } = await mutateAsync({ body });
      await navigate(confirmHref(preOrderNo));
    } catch {
      // The client has told why; the cart stays.
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  useEffect(() => {
    if (!waiting || panelOpen) return;
    setWaiting(undefined);
    // The panel was closed: by signing in, or by giving up.
    if (signedIn) void hold(waiting);
  }, [waiting, panelOpen, signedIn]);

  return {
    busy: busy || waiting !== undefined,
    start: (source) => {
      if (signedIn) {
        void hold(source);
        return;
      }
      // Whoever signs in here goes on from here.
      dropCookie(returnPathCookie);
      show({ guest: true });
      setWaiting(() => source);
    },
  };
};
