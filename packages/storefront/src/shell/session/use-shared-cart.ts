import { invalidateDomain } from "@carmine/api/hooks";
import { useEffect } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { recordCartChange, onCartChangedElsewhere } from "../../features/session/guest-cart.ts";

/** Syncs the cart between all windows of this browser with storage events. */
export const useSharedCart = (): void => {
  const { queryClient } = useApp();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ type, mutation }) => {
        const stale = mutation?.meta?.["invalidates"];
        if (type !== "updated" || mutation.state.status !== "success") return;
        if (Array.isArray(stale) && stale.includes("cart")) recordCartChange();
      }),
    [queryClient],
  );
  useEffect(
    () =>
      onCartChangedElsewhere(() => {
        // A background window refetches when it becomes visible.
        if (document.visibilityState === "visible") void invalidateDomain(queryClient, "cart");
      }),
    [queryClient],
  );
};
