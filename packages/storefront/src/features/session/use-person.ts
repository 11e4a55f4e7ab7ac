import type { Person } from "@carmine/api/hooks";
import { queries } from "@carmine/api/hooks";
import { useQuery } from "@tanstack/react-query";
import { useApp, useSession } from "../../app/AppContext.tsx";
import { useGuestCart } from "./guest-cart.ts";

/**
 * Whether the page may show the shopper as signed in. False while hydrating a public page, whose HTML is the same for
 * everybody.
 */
export const useSignedIn = (): boolean => {
  const { knowsPerson } = useApp();
  return useSession((state) => (state.settled || knowsPerson) && state.signedIn);
};

/**
 * The signed-in account; `undefined` for guests, until it is loaded, and while a public page hydrates: the server
 * rendered its late-hydrated parts for a guest.
 */
export const usePerson = (): Person | undefined => {
  const { api } = useApp();
  const signedIn = useSignedIn();
  const { data } = useQuery({ ...queries.userInfo(api), enabled: signedIn });
  return signedIn ? data : undefined;
};

/** Number of cart rows for the badge; 0 until known. A guest's cart is fetched only if this browser has one. */
export const useCartCount = (): number => {
  const { api } = useApp();
  const signedIn = useSignedIn();
  const hasCart = useGuestCart() || signedIn;
  // Another tab may have changed the cart; the cart page refetches too, and both have to agree.
  const options = { enabled: hasCart, refetchOnWindowFocus: "always" } as const;
  return useQuery({ ...queries.cartCount(api), ...options }).data?.count ?? 0;
};
