import { queries } from "@carmine/api/hooks";
import { useEffect } from "react";
import { useApp } from "../../app/AppContext.tsx";

/**
 * Counts the cart once something was put in it. The header asks for a visitor's count only where it knows of a cart,
 * and the first row in it is put there here.
 */
export const useCountAfter = (adding: boolean): void => {
  const { api, queryClient } = useApp();
  useEffect(() => {
    if (!adding) return;
    return () => void queryClient.prefetchQuery(queries.cartCount(api));
  }, [adding, api, queryClient]);
};
