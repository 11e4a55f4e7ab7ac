import { formatOrderNo, merchantProductList } from "@carmine/api/contract";
import { CommandMenu, type CommandGroup } from "@carmine/design-system/command-menu";
import { useIntl } from "@carmine/i18n/react";
import Package from "lucide-react/icons/package";
import Tag from "lucide-react/icons/tag";
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
 * The command menu: pages of the workspace; orders by number, name, email, phone, SKU or tracking number; products of a
 * shop by name, SKU or barcode.
 */
export const Commands = ({ workspace, entries, hrefOf, open, onOpenChange }: CommandsProps) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const [query, setQuery] = useState("");
  const words = useDebounced(query.trim(), 150);
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
  const matches = (label: string): boolean =>
    label.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());
  const isShown = isSearch && query.trim() !== "";
  const foundOrders = isShown ? (orders.data?.list ?? []) : [];
  const foundProducts = isShown ? (products.data?.list ?? []) : [];
  const groups: CommandGroup[] = [
    {
      label: intl.formatMessage({ defaultMessage: "Orders", description: "Console: page" }),
      commands: foundOrders.map((order) => ({
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
      loading={orders.isFetching || products.isFetching}
      onQueryChange={setQuery}
    />
  );
};
