import { queries } from "@carmine/api/hooks";
import type { IconShape } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { Package } from "lucide-react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useApp } from "../../app/AppContext.tsx";
import type { LoaderContext } from "../../router/loader.ts";
import { useIsKnownPage } from "../../router/NavigationContext.tsx";
import { loadPersonal } from "../loading/load-personal.ts";
import { ordersHref } from "../orders/order-paths.ts";

/** Ids of the entries that are not the server's (wire contract, section 3). */
const ordersId = 111;

export interface AccountMenuEntry {
  readonly id: number;
  readonly label: string;
  readonly href: string;
  /** A shape of ours, or the address of the server's picture. */
  readonly icon: IconShape | string | undefined;
  readonly isCurrent: boolean;
}

export interface AccountMenuGroup {
  readonly name: string;
  readonly entries: readonly AccountMenuEntry[];
}

/** An entry's page with the entry's id, by which the page marks it as the current one. */
export const menuHref = (path: string, id: number): string =>
  `${path}${path.includes("?") ? "&" : "?"}menuCur=${id}`;

const pathOf = (href: string): string => href.split(/[?#]/, 1)[0] ?? href;

/** The id that an address names, else the entry of its page, else the orders. */
export const currentEntryId = (
  entries: readonly { readonly id: number; readonly path: string }[],
  pathname: string,
  menuCur: string | null,
): number => {
  const named = entries.find(({ id }) => String(id) === menuCur);
  return (named ?? entries.find(({ path }) => path === pathname))?.id ?? ordersId;
};

/** Loads the menu of the account's pages; without it the page shows its own entries. */
export const loadAccountMenu = (context: LoaderContext): Promise<unknown> =>
  loadPersonal(context, queries.userMenu(context.api));

/** The account's menu: the orders, then the server's entries that lead to pages of this shop. */
export const useAccountMenu = (): AccountMenuGroup[] => {
  const { api } = useApp();
  const intl = useIntl();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const isKnownPage = useIsKnownPage();
  const menu = useQuery(queries.userMenu(api)).data?.routine_my_menus ?? [];
  const served = menu.flatMap(({ id, name, pic, pc_url }) =>
    pc_url && isKnownPage(pc_url)
      ? [{ id, label: name, path: pathOf(pc_url), href: menuHref(pc_url, id), icon: pic ?? undefined }]
      : [],
  );
  const current = currentEntryId(
    [{ id: ordersId, path: ordersHref }, ...served],
    pathname,
    params.get("menuCur"),
  );
  return [
    {
      name: intl.formatMessage({ defaultMessage: "Orders", description: "Group of the account menu" }),
      entries: [
        {
          id: ordersId,
          label: intl.formatMessage({
            defaultMessage: "My orders",
            description: "Entry of the account menu",
          }),
          href: ordersHref,
          icon: Package,
          isCurrent: current === ordersId,
        },
      ],
    },
    {
      name: intl.formatMessage({ defaultMessage: "Account", description: "Group of the account menu" }),
      entries: served.map((entry) => ({ ...entry, isCurrent: current === entry.id })),
    },
  ].filter(({ entries }) => entries.length > 0);
};
