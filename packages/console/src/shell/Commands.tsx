import { formatOrderNo, merchantProductList, operatorCustomerList } from "@carmine/api/contract";
import { CommandMenu, type CommandGroup } from "@carmine/design-system/command-menu";
import { useIntl } from "@carmine/i18n/react";
import Package from "lucide-react/icons/package";
import Tag from "lucide-react/icons/tag";
import Truck from "lucide-react/icons/truck";
import User from "lucide-react/icons/user";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useRead } from "../app/endpoints.ts";
import type { Workspace } from "../app/workspace.ts";
import { useDebounced } from "../app/use-debounced.ts";
import { orderEndpointsOf } from "../features/orders/order-endpoints.ts";
import type { NavEntry } from "./navigation.ts";

interface CommandsProps {
  workspace: Workspace;
  entries: readonly NavEntry[];
  hrefOf: (entry: NavEntry) => string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Results per group. */
const limit = 8;

/**
 * The command menu. It finds pages of the workspace; orders by number, name, email, phone, SKU or tracking number; a
 * shop's products by name, SKU or barcode; and the marketplace's customers. It offers to ship the orders it finds.
 */
export const Commands = ({ workspace, entries, hrefOf, open, onOpenChange }: CommandsProps) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const [query, setQuery] = useState("");
  const canShip = workspace.can("orders.ship");
  const ship = intl.formatMessage({ defaultMessage: "Ship", description: "Console orders: action" });
  // “ship 9264” offers only to ship the orders that match “9264”.
  const typed = query.trim();
  const isShipping = canShip && typed.toLocaleLowerCase().startsWith(`${ship.toLocaleLowerCase()} `);
  const words = useDebounced(isShipping ? typed.slice(ship.length).trim() : typed, 150);
  const { list, scope } = orderEndpointsOf(workspace);
  const isSearch = open && words.length > 1;
  const orders = useRead(
    list,
    { query: { ...scope, words, limit } },
    { enabled: workspace.can("orders.read") && isSearch, keepPrevious: true },
  );
  const { merId } = workspace;
  const products = useRead(
    merchantProductList,
    { query: { ...(merId !== null && { merId }), words, limit } },
    { enabled: merId !== null && workspace.can("products.read") && isSearch, keepPrevious: true },
  );
  const customers = useRead(
    operatorCustomerList,
    { query: { words, limit } },
    { enabled: merId === null && workspace.can("orders.read") && isSearch, keepPrevious: true },
  );
  const matches = (label: string): boolean => label.toLocaleLowerCase().includes(typed.toLocaleLowerCase());
  const isShown = isSearch && typed !== "";
  const foundOrders = isShown ? (orders.data?.list ?? []) : [];
  const shippable = canShip ? foundOrders.filter((order) => order.isShippable) : [];
  const foundCustomers = isShown ? (customers.data?.list ?? []) : [];
  const foundProducts = isShown ? (products.data?.list ?? []) : [];
  const groups: CommandGroup[] = [
    {
      label: intl.formatMessage({ defaultMessage: "Orders", description: "Console: page" }),
      commands: (isShipping ? [] : foundOrders).map((order) => ({
        id: order.orderNo,
        label: formatOrderNo(order.orderNo),
        description: [order.realName, order.place?.city].filter(Boolean).join(" · "),
        icon: Package,
        onSelect: () => void navigate(`${workspace.home}/orders/${order.orderNo}`),
      })),
    },
    {
      label: intl.formatMessage({ defaultMessage: "Products", description: "Console: page" }),
      commands: foundProducts.map(({ id, name, code }) => ({
        id: `product ${id}`,
        label: name,
        ...(code !== null && { description: code }),
        icon: Tag,
        onSelect: () => void navigate(`${workspace.home}/products/${id}`),
      })),
    },
    {
      label: intl.formatMessage({ defaultMessage: "Customers", description: "Console: page" }),
      commands: foundCustomers.map(({ uid, name, email }) => ({
        id: `customer ${uid}`,
        label: name,
        ...(email !== null && { description: email }),
        icon: User,
        onSelect: () => void navigate(`${workspace.home}/customers/${uid}`),
      })),
    },
    {
      label: intl.formatMessage({ defaultMessage: "Actions", description: "Console: menu of an object" }),
      commands: shippable.map(({ orderNo, realName }) => ({
        id: `ship ${orderNo}`,
        label: intl.formatMessage(
          { defaultMessage: "Ship {order}", description: "Console command menu: action" },
          { order: formatOrderNo(orderNo) },
        ),
        ...(realName !== null && { description: realName }),
        icon: Truck,
        onSelect: () => void navigate(`${workspace.home}/orders?view=toShip&sort=shipBy&ship=${orderNo}`),
      })),
    },
    {
      label: intl.formatMessage({ defaultMessage: "Pages", description: "Console command menu: group" }),
      commands: entries
        .map((entry) => ({ entry, label: intl.formatMessage(entry.name) }))
        .filter(({ label }) => matches(label))
        .map(({ entry, label }) => ({
          id: entry.path,
          label,
          icon: entry.icon,
          ...(entry.key && { shortcut: `G ${entry.key.toUpperCase()}` }),
          onSelect: () => void navigate(hrefOf(entry)),
        })),
    },
  ].filter(({ commands }) => commands.length > 0);
  return (
    <CommandMenu
      label={intl.formatMessage({
        defaultMessage: "Search and commands",
        description: "Console shortcuts: effect of the key",
      })}
      groups={groups}
      open={open}
      onOpenChange={onOpenChange}
      hotkey={false}
      filtered
      loading={orders.isFetching || products.isFetching || customers.isFetching}
      onQueryChange={setQuery}
    />
  );
};
