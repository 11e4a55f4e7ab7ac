import * as paths from "../../../app/paths.ts";
import { redirect, type PageLoader } from "../../../router/loader.ts";

/** This path has no page; it redirects to the shop's home page. */
export const loader: PageLoader = ({ url }) => Promise.resolve(redirect(`${paths.shop}${url.search}`));
