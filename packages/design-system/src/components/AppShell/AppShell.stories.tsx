import type { Meta, StoryObj } from "@storybook/react-vite";
import Bell from "lucide-react/icons/bell";
import Boxes from "lucide-react/icons/boxes";
import Download from "lucide-react/icons/download";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import Package from "lucide-react/icons/package";
import Tag from "lucide-react/icons/tag";
import Undo2 from "lucide-react/icons/undo-2";
import { Avatar } from "../Avatar/index.ts";
import { Button } from "../Button/index.ts";
import { Card } from "../Card/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { LogoMark } from "../Logo/index.ts";
import { SearchField } from "../SearchField/index.ts";
import { StatusChip } from "../StatusChip/index.ts";
import { AppShell, PageHeader, type AppNavGroup, type AppShellProps } from "./index.ts";

const meta: Meta<typeof AppShell> = {
  title: "Layout/AppShell (Application frame)",
  id: "components-appshell",
  component: AppShell,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, iframeHeight: 560 } } },
};
export default meta;

type Story = StoryObj<typeof AppShell>;

const groups: AppNavGroup[] = [
  { links: [{ label: "Overview", href: "#overview", icon: LayoutDashboard }] },
  {
    name: "Sales",
    links: [
      {
        label: "Orders",
        href: "#orders",
        icon: Package,
        current: true,
        count: 12,
        urgent: true,
        pages: [
          { label: "Drafts", href: "#drafts" },
          { label: "Canceled", href: "#canceled" },
        ],
      },
      { label: "Returns", href: "#returns", icon: Undo2, count: 3, urgent: true },
    ],
  },
  {
    name: "Catalog",
    links: [
      {
        label: "Products",
        href: "#products",
        icon: Tag,
        pages: [{ label: "Categories", href: "#categories" }],
      },
      { label: "Inventory", href: "#inventory", icon: Boxes, count: 5 },
    ],
  },
];

function Shell(props: Partial<AppShellProps>) {
  return (
    <AppShell
      label="Console"
      groups={groups}
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
      {...props}
    >
      <PageHeader
        title="Order 3145 2392 0638 9264-01"
        crumbs={[{ label: "Orders", href: "#orders" }, { label: "9264-01" }]}
        status={<StatusChip tone="caution">To ship</StatusChip>}
        meta="Nov 26, 5:53 AM · Mara Lindqvist"
        actions={
          <>
            <Button size="sm" startIcon={Download}>
              Export
            </Button>
            <Button size="sm" variant="solid">
              Ship order
            </Button>
          </>
        }
      />
      <Card>Four tires, paid by card.</Card>
    </AppShell>
  );
}

export const Playground: Story = {
  args: { label: "Console", defaultCollapsed: false },
  render: ({ label, defaultCollapsed }) => (
    <Shell key={String(defaultCollapsed)} label={label} defaultCollapsed={defaultCollapsed} />
  ),
};

export const Collapsed: Story = { render: () => <Shell defaultCollapsed /> };
