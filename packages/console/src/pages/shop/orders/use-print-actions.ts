import type { StaffOrderRow } from "@carmine/api/contract";
import type { DataTableAction } from "@carmine/design-system/data-table";
import { useIntl } from "@carmine/i18n/react";
import ListChecks from "lucide-react/icons/list-checks";
import MapPin from "lucide-react/icons/map-pin";
import Printer from "lucide-react/icons/printer";
import ReceiptText from "lucide-react/icons/receipt-text";
import { useNavigate } from "react-router";
import { useWorkspace } from "../../../app/workspace.ts";

/** Sheets of paper for orders: packing slips, a pick list, address labels, and invoices for staff who see amounts. */
export const usePrintActions = () => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { home, can } = useWorkspace();
  const open = (
    sheet: "packing-slips" | "pick-list" | "address-labels" | "invoices",
    orderNos: readonly string[],
  ): void => void navigate(`${home}/${sheet}?orders=${orderNos.join(",")}`);
  const numbersOf = (orders: readonly StaffOrderRow[]) => orders.map(({ orderNo }) => orderNo);
  const seesAmounts = can("orders.amounts");
  return {
    printActions: (orders: readonly StaffOrderRow[]): DataTableAction[] => [
      {
        label: intl.formatMessage({ defaultMessage: "Packing slips", description: "Console orders: action" }),
        icon: Printer,
        onSelect: () => open("packing-slips", numbersOf(orders)),
      },
      {
        label: intl.formatMessage({ defaultMessage: "Pick list", description: "Console orders: action" }),
        icon: ListChecks,
        onSelect: () => open("pick-list", numbersOf(orders)),
      },
      {
        label: intl.formatMessage({
          defaultMessage: "Address labels",
          description: "Console orders: action",
        }),
        icon: MapPin,
        onSelect: () => open("address-labels", numbersOf(orders)),
      },
      ...(seesAmounts
        ? [
            {
              label: intl.formatMessage({
                defaultMessage: "Invoices",
                description: "Console orders: action",
              }),
              icon: ReceiptText,
              onSelect: () => open("invoices", numbersOf(orders)),
            },
          ]
        : []),
    ],
    printOne: (orderNo: string): DataTableAction[] => [
      {
        label: intl.formatMessage({ defaultMessage: "Packing slip", description: "Console orders: action" }),
        icon: Printer,
        onSelect: () => open("packing-slips", [orderNo]),
      },
      {
        label: intl.formatMessage({ defaultMessage: "Address label", description: "Console orders: action" }),
        icon: MapPin,
        onSelect: () => open("address-labels", [orderNo]),
      },
      ...(seesAmounts
        ? [
            {
              label: intl.formatMessage({
                defaultMessage: "Invoice",
                description: "Console invoices: title",
              }),
              icon: ReceiptText,
              onSelect: () => open("invoices", [orderNo]),
            },
          ]
        : []),
    ],
  };
};
