import { loadAccountMenu } from "../../../features/account/account-menu.ts";
import type { PageLoader } from "../../../router/loader.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";
import { addressPage, readAddressPage } from "./address-pages.ts";

export const loader: PageLoader = async (context) => {
  const page = readAddressPage(context.url.searchParams);
  await Promise.all([loadAccountMenu(context), loadPersonal(context, addressPage(context.api, page))]);
};
