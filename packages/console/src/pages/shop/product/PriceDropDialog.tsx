import { ConfirmDialog } from "@carmine/design-system";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import type { FormVariant } from "./product-form.ts";

interface PriceDropDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  drops: readonly FormVariant[];
  onConfirm: () => void;
}

/** Asks before variants sell for less than half of their price. */
export const PriceDropDialog = ({ open, onOpenChange, drops, onConfirm }: PriceDropDialogProps) => {
  const intl = useIntl();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <FormattedMessage
          defaultMessage="Sell {count, plural, one {# variant} other {# variants}} for less than half?"
          description="Console product: question about low prices"
          values={{ count: drops.length }}
        />
      }
      confirmLabel={intl.formatMessage({
        defaultMessage: "Change price",
        description: "Console products: button",
      })}
      onConfirm={onConfirm}
    >
      <FormattedMessage
        defaultMessage="The new price is less than half of the current one: {price}."
        description="Console product: consequence of a low price"
        values={{ price: <Money value={drops[0]?.price ?? "0"} /> }}
      />
    </ConfirmDialog>
  );
};
