import { onDemand } from "../../../app/on-demand.tsx";

/** The menu of the signed-in account. Guests never load it. */
export const ShopUserMenu = onDemand(() => import("./BelowFold.tsx"));
