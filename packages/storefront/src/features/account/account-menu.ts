import { queries } from "@carmine/api/hooks";
import type { IconShape, SideNavGroup } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import {
  Bell,
  Bookmark,
  CircleDollarSign,
  ExternalLink,
  FileText,
  Heart,
  LayoutDashboard,
  MapPin,
  MessageSquareText,
  Package,
  RotateCcw,
  Store,
  TicketPercent,
  User,
} from "lucide-react";
import { useLocation, useSearchParams } from "../../app/location.ts";
import * as paths from "../../app/paths.ts";
import { useApp } from "../../app/AppContext.tsx";
import type { LoaderContext } from "../../router/loader.ts";
import { useIsKnownPage } from "../../router/NavigationContext.tsx";
import { loadPersonal } from "../loading/load-personal.ts";
import { usePerson } from "../session/use-person.ts";

/** Ids of entries that the server doesn't send (wire contract, section 3). */
const ordersId = 111;
const refundsId = 222;
const reviewsId = 333;
const noticesId = 444;
const overviewId = 100;

/** The second tab of the saved items has its own entry. */
const followedShops = `${paths.saved}?tab=shops`;

/** Icons of the server's entries by page path. */
const iconOf: Readonly<Record<string, IconShape>> = {
  [paths.profile]: User,
  [paths.addresses]: MapPin,
  [paths.saved]: Heart,
  [followedShops]: Bookmark,
  [paths.coupons]: TicketPercent,
  [paths.points]: CircleDollarSign,
  [paths.sell]: Store,
  [paths.applications]: FileText,
};

export interface AccountEntry {
  readonly id: number;
  readonly label: string;
  /** Without a query. */
  readonly path: string;
  readonly href: string;
  readonly icon?: IconShape;
  /** Number of items that need an action. */
  readonly count?: number;
}

/** Path of an entry's page with the entry's id, so that the page marks it as current. */
export const menuHref = (path: string, id: number): string =>
  `${path}${path.includes("?") ? "&" : "?"}menuCur=${id}`;

/** Links to other sites are used as the operator entered them. */
const isElsewhere = (href: string): boolean => /^https?:\/\//i.test(href);

/** The server's entries with a valid link: pages of this shop, with the entry's id, and other sites. */
export const servedEntries = (
  menu: readonly { id: number; name: string; pc_url: string | null }[],
  isKnownPage: (href: string) => boolean,
): AccountEntry[] =>
  menu.flatMap(({ id, name, pc_url: href }): AccountEntry[] => {
    if (!href) return [];
    if (isElsewhere(href)) return [{ id, label: name, path: href, href, icon: ExternalLink }];
    if (!isKnownPage(href)) return [];
    const path = pathOf(href);
    const icon = iconOf[href] ?? iconOf[path];
    return [{ id, label: name, path, href: menuHref(href, id), ...(icon && { icon }) }];
  });

const pathOf = (href: string): string => href.split(/[?#]/, 1)[0] ?? href;

/** Pages without their own entry, by the page whose entry is current. */
const listOf: Readonly<Record<string, string>> = {
  [paths.noticeSettings]: paths.notices,
  [paths.reviewForm]: paths.reviews,
};

/** The query parameters of an entry's link. */
const askedBy = (href: string): [name: string, value: string][] =>
  [...new URLSearchParams(href.split(/[?#]/, 2)[1] ?? "")].filter(([name]) => name !== "menuCur");

/**
 * The id in the address; otherwise the entry of its page or of the parent page; otherwise the orders. Undefined while
 * the named entry, or the server's entry of the page, isn't loaded. Of two entries of a page, the one that shares
 * more query parameters with the address is current.
 */
export const currentEntryId = (
  entries: readonly Pick<AccountEntry, "id" | "path" | "href">[],
  pathname: string,
  params: URLSearchParams,
): number | undefined => {
  const menuCur = params.get("menuCur");
  const named = entries.find(({ id }) => String(id) === menuCur);
  const page = listOf[pathname] ?? pathname;
  const [ofPage] = entries
    .filter(
      ({ path, href }) => path === page && askedBy(href).every(([name, value]) => params.get(name) === value),
    )
    .toSorted((a, b) => askedBy(b.href).length - askedBy(a.href).length);
  // After the session ended, the server's entries aren't available.
  const isNamed = menuCur !== null || page in iconOf;
  return (named ?? ofPage)?.id ?? (isNamed ? undefined : ordersId);
};

/** Loads the menu of the account pages; without it, only the shop's own entries are shown. */
export const loadAccountMenu = (context: LoaderContext): Promise<unknown> =>
  Promise.all([
    loadPersonal(context, queries.userMenu(context.api)),
    loadPersonal(context, queries.userInfo(context.api)),
  ]);

/** The entries of account pages: the shop's own entries for orders, then the server's. */
export const useAccountEntries = (): { orders: AccountEntry[]; account: AccountEntry[] } => {
  const { api } = useApp();
  const intl = useIntl();
  const isKnownPage = useIsKnownPage();
  const unread = usePerson()?.noticeCount ?? 0;
  const menu = useQuery(queries.userMenu(api)).data?.routine_my_menus ?? [];
  const own = (id: number, href: string, icon: IconShape, label: string): AccountEntry[] =>
    isKnownPage(pathOf(href)) ? [{ id, label, path: pathOf(href), href, icon }] : [];
  const orders = [
    ...own(
      ordersId,
      menuHref(paths.orders, ordersId),
      Package,
      intl.formatMessage({ defaultMessage: "My orders", description: "Link at the top, and other places" }),
    ),
    ...own(
      refundsId,
      menuHref(paths.refunds, refundsId),
      RotateCcw,
      intl.formatMessage({ defaultMessage: "Returns and refunds", description: "Entry of the account menu" }),
    ),
    ...own(
      reviewsId,
      menuHref(paths.reviews, reviewsId),
      MessageSquareText,
      intl.formatMessage({
        defaultMessage: "My reviews",
        description: "Entry of the account menu, and other places",
      }),
    ),
  ];
  const served = servedEntries(menu, isKnownPage);
  const notices = own(
    noticesId,
    menuHref(paths.notices, noticesId),
    Bell,
    intl.formatMessage({
      defaultMessage: "Notifications",
      description: "Entry of the account menu, and other places",
    }),
  ).map((entry) => ({ ...entry, count: unread }));
  return { orders, account: [...notices, ...served] };
};

/** The account menu next to the page. */
export const useAccountMenu = (): SideNavGroup[] => {
  const intl = useIntl();
  const { pathname } = useLocation();
  const params = useSearchParams();
  const isKnownPage = useIsKnownPage();
  const { orders, account } = useAccountEntries();
  const overview = { id: overviewId, path: paths.account, href: paths.account };
  const current = currentEntryId([overview, ...orders, ...account], pathname, params);
  const linksOf = (entries: readonly AccountEntry[]): SideNavGroup["links"] =>
    entries.map(({ id, label, href, icon, count }) => ({
      label,
      href,
      current: id === current,
      ...(icon && { icon }),
      ...(count ? { count, urgent: true } : {}),
    }));
  return [
    {
      links: isKnownPage(paths.account)
        ? [
            {
              label: intl.formatMessage({
                defaultMessage: "Overview",
                description: "Entry of the account menu",
              }),
              href: paths.account,
              icon: LayoutDashboard,
              current: current === overviewId,
            },
          ]
        : [],
    },
    {
      name: intl.formatMessage({ defaultMessage: "Orders", description: "Group of the account menu" }),
      links: linksOf(orders),
    },
    {
      name: intl.formatMessage({
        defaultMessage: "Account",
        description: "Step of a breadcrumb, and other places",
      }),
      links: linksOf(account),
    },
  ].filter(({ links }) => links.length > 0);
};
