import { invalidateDomain } from "@carmine/api/hooks";
import { useEffect } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { noteCartChange, onCartChangedElsewhere } from "../../features/session/guest-cart.ts";

/** Keeps the carts of all windows of this browser the same: each tells what it has changed, and hears it of the others. */
export const useSharedCart = (): void => {
  const { queryClient } = useApp();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ type, mutation }) => {
        const stale = mutation?.meta?.["invalidates"];
        if (type !== "updated" || mutation.state.status !== "success") return;
        if (Array.isArray(stale) && stale.includes("cart")) noteCartChange();
      }),
    [queryClient],
  );
  useEffect(
    () =>
      onCartChangedElsewhere(() => {
        // One in the background asks as it is looked at.
        if (document.visibilityState === "visible") void invalidateDomain(queryClient, "cart");
      }),
    [queryClient],
  );
};
