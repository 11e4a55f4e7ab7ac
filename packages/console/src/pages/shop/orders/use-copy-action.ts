import { formatOrderNo } from "@carmine/api/contract";
import { useToast } from "@carmine/design-system";
import type { DataTableAction } from "@carmine/design-system/data-table";
import { useIntl } from "@carmine/i18n/react";
import Copy from "lucide-react/icons/copy";

/** Copies the number of an order, grouped as on screen. */
export const useCopyAction = () => {
  const intl = useIntl();
  const toast = useToast();
  return (orderNo: string): DataTableAction => ({
    label: intl.formatMessage({
      defaultMessage: "Copy the order number",
      description: "Console order: button",
    }),
    icon: Copy,
    onSelect: () =>
      void navigator.clipboard.writeText(formatOrderNo(orderNo)).then(() =>
        toast({
          message: intl.formatMessage({
            defaultMessage: "Order number copied",
            description: "Console order: after copying its number",
          }),
        }),
      ),
  });
};
