import type { ApiError } from "@carmine/api/client";
import type { BatchResults } from "@carmine/api/contract";
import { Button, Dialog, Table } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useErrorText } from "../../../app/use-error-text.ts";
import { ReasonDialog } from "../../../features/list/ReasonDialog.tsx";
import { OrderNo } from "../../../features/orders/OrderNo.tsx";

interface BulkChangeDialogProps {
  change: "hold" | "note";
  /** Number of orders. */
  count: number;
  error: ApiError | undefined;
  loading: boolean;
  onClose: () => void;
  /** @param text the reason or the note */
  onConfirm: (text: string) => void;
}

const holdTexts = defineMessages({
  consequence: {
    defaultMessage: "They can’t be shipped until you release them. Customers aren’t notified.",
    description: "Console orders: consequence of holding them",
  },
  label: { defaultMessage: "Reason (visible to your team)", description: "Console order: field" },
  confirm: { defaultMessage: "Hold", description: "Console order: button" },
});

const noteTexts = defineMessages({
  consequence: {
    defaultMessage: "Customers can’t see it.",
    description: "Console orders: explanation of a note",
  },
  label: { defaultMessage: "Note for your team", description: "Console order: field" },
  confirm: { defaultMessage: "Add note", description: "Console orders: action" },
});

/** Characters, as the server accepts them. */
const maxLengths = { hold: 255, note: 1000 };

/** Asks for the reason of holding many orders back, or for the note on them. */
export const BulkChangeDialog = ({ change, count, error, onClose, ...rest }: BulkChangeDialogProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const texts = change === "hold" ? holdTexts : noteTexts;
  return (
    <ReasonDialog
      {...rest}
      open
      onOpenChange={onClose}
      tone="act"
      title={
        change === "hold"
          ? intl.formatMessage(
              {
                defaultMessage: "Hold {count, plural, one {# order} other {# orders}}?",
                description: "Console orders: question",
              },
              { count },
            )
          : intl.formatMessage(
              {
                defaultMessage: "Add a note to {count, plural, one {# order} other {# orders}}",
                description: "Console orders: title",
              },
              { count },
            )
      }
      description={error ? errorText(error) : intl.formatMessage(texts.consequence)}
      label={intl.formatMessage(texts.label)}
      maxLength={maxLengths[change]}
      confirmLabel={intl.formatMessage(texts.confirm)}
    />
  );
};

interface FailedOrdersDialogProps {
  results: BatchResults;
  onClose: () => void;
}

/** Orders that a change of many refused, with the reasons. */
export const FailedOrdersDialog = ({ results, onClose }: FailedOrdersDialogProps) => {
  const intl = useIntl();
  const title = intl.formatMessage(
    {
      defaultMessage: "{count, plural, one {# order wasn’t changed} other {# orders weren’t changed}}",
      description: "Console orders: title of the failed ones",
    },
    { count: results.length },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      footer={
        <Button onClick={onClose}>
          <FormattedMessage defaultMessage="Close" description="Console: button of a dialog" />
        </Button>
      }
    >
      <Table
        label={title}
        columns={[
          {
            id: "order",
            header: intl.formatMessage({ defaultMessage: "Order", description: "Console orders: column" }),
            rowHeader: true,
            cell: ({ orderNo }) => <OrderNo value={orderNo} />,
          },
          {
            id: "problem",
            header: intl.formatMessage({
              defaultMessage: "Reason",
              description: "Console: field",
            }),
            cell: ({ problem }) => problem,
          },
        ]}
        rows={[...results]}
        rowKey={({ orderNo }) => orderNo}
        empty={null}
      />
    </Dialog>
  );
};
