import Bell from "lucide-react/icons/bell";
import Boxes from "lucide-react/icons/boxes";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import Package from "lucide-react/icons/package";
import Star from "lucide-react/icons/star";
import Store from "lucide-react/icons/store";
import Tag from "lucide-react/icons/tag";
import TicketPercent from "lucide-react/icons/ticket-percent";
import Undo2 from "lucide-react/icons/undo-2";
import type { ReactNode } from "react";
import { AppShell, type AppNavGroup, type AppNavLink } from "../../components/AppShell/index.ts";
import { Avatar } from "../../components/Avatar/index.ts";
import { IconButton } from "../../components/IconButton/index.ts";
import { LogoMark } from "../../components/Logo/index.ts";
import { SearchField } from "../../components/SearchField/index.ts";

const groups: readonly { name?: string; links: readonly Omit<AppNavLink, "href">[] }[] = [
  { links: [{ label: "Overview", icon: LayoutDashboard }] },
  {
    name: "Sales",
    links: [
      { label: "Orders", icon: Package, count: 12, urgent: true },
      { label: "Returns", icon: Undo2, count: 3, urgent: true },
      { label: "Reviews", icon: Star },
    ],
  },
  {
    name: "Catalog",
    links: [
      { label: "Products", icon: Tag },
      { label: "Inventory", icon: Boxes, count: 5 },
    ],
  },
  {
    name: "Shop",
    links: [
      { label: "Coupons", icon: TicketPercent },
      { label: "Shop page", icon: Store },
    ],
  },
];

interface ConsoleFrameProps {
  /** Label of the current page in the navigation. */
  current: string;
  children: ReactNode;
}

/** The frame of a merchant's console around sample pages. */
export function ConsoleFrame({ current, children }: ConsoleFrameProps) {
  const linked = groups.map((group): AppNavGroup => ({
    ...group,
    links: group.links.map((link) => ({
      ...link,
      href: `#${link.label.toLowerCase()}`,
      current: link.label === current,
    })),
  }));
  return (
    <AppShell
      label="Console"
      groups={linked}
      brand={
        <>
          <LogoMark />
          Carmine
        </>
      }
      top={
        <>
          <SearchField
            label="Search orders, products, customers"
            labelHidden
            size="sm"
            placeholder="Search orders, products, customers…"
            style={{ flex: "0 1 26rem" }}
          />
          <IconButton
            icon={Bell}
            label="Notifications"
            variant="ghost"
            size="sm"
            style={{ marginInlineStart: "auto" }}
          />
          <Avatar name="Elin" size={32} />
        </>
      }
    >
      {children}
    </AppShell>
  );
}
