import {
  merchantCustomerExport,
  merchantOrderExport,
  merchantTaxExport,
  operatorOrderExport,
  operatorTaxExport,
} from "@carmine/api/contract";
import { useIntl } from "@carmine/i18n/react";
import { useWorkspace } from "../../app/workspace.ts";
import type { ExportChoice } from "./ExportMenu.tsx";
import { useDownload } from "./use-download.ts";

/**
 * Files of the order list: its orders, and the customers and taxes of the workspace.
 * @param query filters of the list
 */
export const useOrderExports = (query: Readonly<Record<string, unknown>>): ExportChoice[] => {
  const intl = useIntl();
  const download = useDownload();
  const { merId, can } = useWorkspace();
  const isShop = merId !== null;
  const texts = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );
  return [
    {
      id: "orders",
      label: intl.formatMessage({
        defaultMessage: "Orders of this list (CSV)",
        description: "Console exports: file",
      }),
      onSelect: () => download(isShop ? merchantOrderExport : operatorOrderExport, { query: texts }),
    },
    ...(isShop && can("people.read")
      ? [
          {
            id: "customers",
            label: intl.formatMessage({
              defaultMessage: "Customers (CSV)",
              description: "Console exports: file",
            }),
            onSelect: () => download(merchantCustomerExport, { body: { merId } }),
          },
        ]
      : []),
    ...(can("money.read")
      ? [
          {
            id: "taxes",
            label: intl.formatMessage({
              defaultMessage: "Taxes (CSV)",
              description: "Console exports: file",
            }),
            onSelect: () =>
              isShop ? download(merchantTaxExport, { query: { merId } }) : download(operatorTaxExport),
          },
        ]
      : []),
  ];
};
