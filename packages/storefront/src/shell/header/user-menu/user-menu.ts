import { lazy } from "../../../hydration/lazy.tsx";

/** The menu of the signed-in account. Guests never load it. */
export const ShopUserMenu = lazy(() => import("./ShopUserMenu.tsx"), { suspendsParent: true });
