import * as paths from "../../../app/paths.ts";
import { redirect, type PageLoader } from "../../../router/loader.ts";

/** The frame of the shop's pages has no page of its own. */
export const loader: PageLoader = ({ url }) => Promise.resolve(redirect(`${paths.shop}${url.search}`));
