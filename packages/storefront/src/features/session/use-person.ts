import type { Person } from "@carmine/api/hooks";
import { queries } from "@carmine/api/hooks";
import { useQuery } from "@tanstack/react-query";
import { useApp, useSession } from "../../app/AppContext.tsx";
import { useGuestCart } from "./guest-cart.ts";

/** Whether somebody is signed in, as far as the page may show it: never while hydrating. */
export const useSignedIn = (): boolean => useSession((state) => state.settled && state.signedIn);

/**
 * The signed-in account; `undefined` for visitors, until it is known, and while hydrating: a part that is hydrated late
 * finds it known already, but the server's markup doesn't.
 */
export const usePerson = (): Person | undefined => {
  const { api } = useApp();
  const signedIn = useSignedIn();
  const { data } = useQuery({ ...queries.userInfo(api), enabled: signedIn });
  return signedIn ? data : undefined;
};

/** Rows in the cart for the badge; 0 until known. A visitor's cart is asked for once they have put something in. */
export const useCartCount = (): number => {
  const { api } = useApp();
  const signedIn = useSignedIn();
  const hasCart = useGuestCart() || signedIn;
  // Another tab may have changed the cart; the cart page looks again as well, and the two have to agree.
  const options = { enabled: hasCart, refetchOnWindowFocus: "always" } as const;
  return useQuery({ ...queries.cartCount(api), ...options }).data?.count ?? 0;
};
