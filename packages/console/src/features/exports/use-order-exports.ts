import {
  merchantCustomerExport,
  merchantOrderExport,
  merchantTaxExport,
  operatorOrderExport,
  operatorTaxExport,
} from "@carmine/api/contract";
import { useToast } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { download, downloadPost } from "../../app/download.ts";
import { usePlace } from "../../app/place.ts";
import type { ExportChoice } from "./ExportMenu.tsx";

/**
 * Files of the order list: its orders, and the customers and taxes of the workspace.
 * @param query filters of the list
 */
export const useOrderExports = (query: Readonly<Record<string, unknown>>): ExportChoice[] => {
  const intl = useIntl();
  const toast = useToast();
  const { merId, can } = usePlace();
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
      onSelect: () => download((isShop ? merchantOrderExport : operatorOrderExport).path, { query: texts }),
    },
    ...(isShop && can("people.read")
      ? [
          {
            id: "customers",
            label: intl.formatMessage({
              defaultMessage: "Customers (CSV)",
              description: "Console exports: file",
            }),
            onSelect: () =>
              void downloadPost(merchantCustomerExport.path, { merId }).catch(() =>
                toast({
                  tone: "critical",
                  message: intl.formatMessage({
                    defaultMessage: "The file wasn’t exported. Try again.",
                    description: "Console exports: failure",
                  }),
                }),
              ),
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
              isShop
                ? download(merchantTaxExport.path, { query: { merId } })
                : download(operatorTaxExport.path, {}),
          },
        ]
      : []),
  ];
};
