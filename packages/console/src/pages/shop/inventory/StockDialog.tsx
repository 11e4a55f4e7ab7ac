import { maxStockChange, maxStockUnits, merchantStockAdjust, type StockRow } from "@carmine/api/contract";
import {
  Button,
  Dialog,
  Message,
  NumberField,
  Segments,
  Stack,
  TextField,
  useToast,
} from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useState } from "react";
import { useWrite } from "../../../app/endpoints.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import { skuName } from "../../../features/products/sku-options.ts";

const kinds = ["delivery", "count", "correction"] as const;
type Kind = (typeof kinds)[number];

interface StockDialogProps {
  row: StockRow;
  onClose: () => void;
}

/** A delivery, a count or a correction of one variant, with its reason for the history. */
export const StockDialog = ({ row, onClose }: StockDialogProps) => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const adjust = useWrite(merchantStockAdjust);
  const [kind, setKind] = useState<Kind>("delivery");
  const [units, setUnits] = useState<number | null>(null);
  const [reason, setReason] = useState("");
  const { skuId, onHand } = row;
  const isReady = units !== null && (kind === "count" || units !== 0);
  const save = (): void => {
    if (!isReady || units === null) return;
    const change = kind === "count" ? { skuId, from: onHand, to: units } : { skuId, by: units };
    adjust.mutate(
      { body: { changes: [change], cause: kind, ...(reason.trim() !== "" && { reason }) } },
      {
        onSuccess: ([written]) => {
          toast({
            tone: "success",
            message: intl.formatMessage(
              {
                defaultMessage: "{count, plural, one {# unit} other {# units}} on hand",
                description: "Console inventory: result",
              },
              { count: written?.onHand ?? 0 },
            ),
          });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={skuName(row)}
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage defaultMessage="Cancel" description="Console forms: button" />
          </Button>
          <Button variant="solid" loading={adjust.isPending} disabled={!isReady} onClick={save}>
            <FormattedMessage defaultMessage="Save stock" description="Console inventory: button" />
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {adjust.error && (
          <Message tone="critical" role="alert">
            {errorText(adjust.error)}
          </Message>
        )}
        <Segments
          label={intl.formatMessage({
            defaultMessage: "Type of change",
            description: "Console inventory: field",
          })}
          value={kind}
          segments={[
            {
              value: "delivery",
              label: intl.formatMessage({
                defaultMessage: "Delivery",
                description: "Console inventory: cause",
              }),
            },
            {
              value: "count",
              label: intl.formatMessage({ defaultMessage: "Count", description: "Console inventory: cause" }),
            },
            {
              value: "correction",
              label: intl.formatMessage({
                defaultMessage: "Correction",
                description: "Console inventory: cause",
              }),
            },
          ]}
          onValueChange={(value) => {
            setKind(value);
            setUnits(value === "count" ? onHand : null);
          }}
        />
        <NumberField
          key={kind}
          label={
            kind === "count"
              ? intl.formatMessage({
                  defaultMessage: "Units counted",
                  description: "Console inventory: field",
                })
              : kind === "delivery"
                ? intl.formatMessage({
                    defaultMessage: "Units to add",
                    description: "Console inventory: field",
                  })
                : intl.formatMessage({
                    defaultMessage: "Units to add, or a negative number to remove",
                    description: "Console inventory: field",
                  })
          }
          hint={intl.formatMessage(
            {
              defaultMessage: "{onHand} on hand, {reserved} reserved by unpaid orders",
              description: "Console inventory: hint",
            },
            { onHand: intl.formatNumber(onHand), reserved: intl.formatNumber(row.reserved) },
          )}
          min={kind === "correction" ? -maxStockChange : kind === "count" ? 0 : 1}
          max={kind === "count" ? maxStockUnits : maxStockChange}
          formatOptions={{ maximumFractionDigits: 0 }}
          value={units}
          onValueChange={setUnits}
        />
        <TextField
          label={intl.formatMessage({
            defaultMessage: "Reason",
            description: "Console: field",
          })}
          hint={intl.formatMessage({
            defaultMessage: "Optional; shown in the stock history",
            description: "Console inventory: hint",
          })}
          maxLength={255}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Stack>
    </Dialog>
  );
};
