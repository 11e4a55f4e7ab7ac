import { isApiError } from "@carmine/api/client";
import {
  maxPriceAmount,
  merchantProductPricePreview,
  merchantProductPriceRule,
  minorDigits,
} from "@carmine/api/contract";
import {
  Button,
  Checkbox,
  Dialog,
  Message,
  NumberField,
  Segments,
  Skeleton,
  Stack,
  Table,
  useToast,
} from "@carmine/design-system";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import { useState } from "react";
import { useRead, useWrite } from "../../../app/endpoints.ts";
import { useShopId, useWorkspace } from "../../../app/workspace.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import { skuName } from "../../../features/products/sku-options.ts";
import type { ProductSelection } from "./use-product-actions.ts";

interface BulkPriceDialogProps {
  products: ProductSelection;
  /** Number of products. */
  count: number;
  onClose: () => void;
  onSaved: () => void;
}

/** Changes the prices of all variants of the selected products, with a preview of the result. */
export const BulkPriceDialog = ({ products, count, onClose, onSaved }: BulkPriceDialogProps) => {
  const intl = useIntl();
  const merId = useShopId();
  const { user } = useWorkspace();
  const toast = useToast();
  const errorText = useErrorText();
  const write = useWrite(merchantProductPriceRule);
  const [by, setBy] = useState<"percent" | "amount">("percent");
  const [value, setValue] = useState<number | null>(null);
  const [isRounded, setRounded] = useState(false);
  /** Version of the preview whose low prices are confirmed. */
  const [confirmed, setConfirmed] = useState<string>();
  const digits = minorDigits(user.currency);
  const { ids, filter } = products;
  const rule = { by, value: value ?? 0, isRounded };
  const preview = useRead(
    merchantProductPricePreview,
    { query: { merId, ...filter, ...(ids && { ids: ids.join(",") }), ...rule } },
    { keepPrevious: true },
  );
  const plan = preview.data;
  const dropCount = plan?.dropCount ?? 0;
  const isConfirmed = plan !== undefined && plan.version === confirmed;
  const isReady =
    plan !== undefined && !preview.isPlaceholderData && plan.count > 0 && (dropCount === 0 || isConfirmed);
  const save = (): void => {
    if (!isReady) return;
    write.mutate(
      { body: { ...products, ...rule, version: plan.version, ...(dropCount > 0 && { confirm: true }) } },
      {
        onSuccess: (written) => {
          toast({
            tone: "success",
            message: intl.formatMessage(
              {
                defaultMessage: "{count, plural, one {# price changed} other {# prices changed}}",
                description: "Console products: result",
              },
              { count: written.count },
            ),
          });
          onSaved();
        },
        onError: () => void preview.refetch(),
      },
    );
  };
  const error = write.error ?? preview.error;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={
        <FormattedMessage
          defaultMessage="Change prices of {count, plural, one {# product} other {# products}}"
          description="Console products: title"
          values={{ count }}
        />
      }
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage defaultMessage="Cancel" description="Console forms: button" />
          </Button>
          <Button variant="solid" loading={write.isPending} disabled={!isReady} onClick={save}>
            <FormattedMessage
              defaultMessage="Change {count, plural, one {# price} other {# prices}}"
              description="Console products: button"
              values={{ count: plan?.count ?? 0 }}
            />
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {error && isApiError(error) && (
          <Message tone="critical" role="alert">
            {errorText(error)}
          </Message>
        )}
        <Segments
          label={intl.formatMessage({
            defaultMessage: "Type of change",
            description: "Console inventory: field",
          })}
          value={by}
          segments={[
            {
              value: "percent",
              label: intl.formatMessage({
                defaultMessage: "Percent",
                description: "Console products: choice",
              }),
            },
            {
              value: "amount",
              label: intl.formatMessage({
                defaultMessage: "Amount",
                description: "Console returns: column",
              }),
            },
          ]}
          onValueChange={setBy}
        />
        <NumberField
          key={by}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the change is what the dialog is opened for
          autoFocus
          label={intl.formatMessage({
            defaultMessage: "Change (a negative number lowers prices)",
            description: "Console products: field",
          })}
          value={value}
          buttons={false}
          min={by === "percent" ? -99 : -1_000_000}
          max={by === "percent" ? 1000 : 1_000_000}
          formatOptions={{ maximumFractionDigits: by === "percent" ? 1 : digits, signDisplay: "exceptZero" }}
          end={by === "percent" ? "%" : user.currency}
          onValueChange={setValue}
        />
        {digits >= 2 && (
          <Checkbox checked={isRounded} onCheckedChange={setRounded}>
            <FormattedMessage defaultMessage="Round to .90" description="Console products: choice" />
          </Checkbox>
        )}
        {preview.isPending && <Skeleton style={{ blockSize: 160 }} />}
        {plan?.problem === "tooHigh" && (
          <Message tone="critical" role="alert">
            <FormattedMessage
              defaultMessage="A price would be above {max}. Use a smaller change."
              description="Console products: error"
              values={{ max: <Money value={maxPriceAmount} /> }}
            />
          </Message>
        )}
        {plan?.problem === "tooLow" && (
          <Message tone="critical" role="alert">
            <FormattedMessage
              defaultMessage="A price would be zero or less. Use a smaller change."
              description="Console products: error"
            />
          </Message>
        )}
        {plan && plan.count > 0 && (
          <Table
            label={intl.formatMessage({
              defaultMessage: "Prices before and after",
              description: "Console products: preview",
            })}
            columns={[
              {
                id: "name",
                header: intl.formatMessage({
                  defaultMessage: "Variant",
                  description: "Console product: column",
                }),
                rowHeader: true,
                cell: skuName,
              },
              {
                id: "before",
                header: intl.formatMessage({
                  defaultMessage: "Before",
                  description: "Console products: column",
                }),
                numeric: true,
                cell: ({ price }) => <Money value={price} />,
              },
              {
                id: "after",
                header: intl.formatMessage({
                  defaultMessage: "After",
                  description: "Console products: column",
                }),
                numeric: true,
                cell: ({ to }) => <Money value={to} />,
              },
            ]}
            rows={plan.examples}
            rowKey={({ skuId }) => skuId}
            empty={null}
          />
        )}
        {plan && plan.count > plan.examples.length && (
          <FormattedMessage
            defaultMessage="And {count, plural, one {# more} other {# more}}"
            description="Console products: rest of the preview"
            values={{ count: plan.count - plan.examples.length }}
          />
        )}
        {plan && dropCount > 0 && (
          <Checkbox
            checked={isConfirmed}
            onCheckedChange={(isOn) => setConfirmed(isOn ? plan.version : undefined)}
          >
            <FormattedMessage
              defaultMessage="{count, plural, one {# price} other {# prices}} will be less than half of the current one. That’s intended."
              description="Console products: confirmation of low prices"
              values={{ count: dropCount }}
            />
          </Checkbox>
        )}
      </Stack>
    </Dialog>
  );
};
