import { redirect, type PageLoader } from "../../../router/loader.ts";

/** The frame of the shop's pages has no page of its own. */
export const loader: PageLoader = ({ url }) =>
  Promise.resolve(redirect(`/merchant/merchant/home${url.search}`));
