import type { Person } from "@carmine/api/hooks";
import { queries } from "@carmine/api/hooks";
import { useQuery } from "@tanstack/react-query";
import { useApp, useSession } from "../../app/AppContext.tsx";
import { useGuestCart } from "./guest-cart.ts";

/**
 * Whether somebody is signed in, as far as the page may show it. The HTML of a public page is the same for everybody,
 * so there the answer is no while hydrating.
 */
export const useSignedIn = (): boolean => {
  const { knowsPerson } = useApp();
  return useSession((state) => (state.settled || knowsPerson) && state.signedIn);
};

/**
 * The signed-in account; `undefined` for guests, until it is loaded, and while a public page hydrates: parts that
 * hydrate late would find it loaded, but the server rendered them for a guest.
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
