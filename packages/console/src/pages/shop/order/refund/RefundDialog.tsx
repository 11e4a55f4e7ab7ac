import { newAttemptKey } from "@carmine/api/client";
import {
  merchantOrderRefund,
  merchantOrderRefundForm,
  minorDigits,
  operatorRefund,
  operatorRefundForm,
  type StaffRefundForm,
} from "@carmine/api/contract";
import {
  Button,
  Dialog,
  Message,
  MoneyField,
  QuantityStepper,
  Segments,
  TextArea,
  useToast,
} from "@carmine/design-system";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import { useState, type FormEvent } from "react";
import { amountOfMinor, minorOfAmount } from "../../../../app/amounts.ts";
import { useRead, useWrite } from "../../../../app/endpoints.ts";
import { useWorkspace } from "../../../../app/workspace.ts";
import { useErrorText } from "../../../../app/use-error-text.ts";
import * as detail from "../../../../features/list/detail.css.ts";
import { ListError } from "../../../../features/list/ListError.tsx";
import { Picture } from "../../../../features/list/Picture.tsx";
import { usePayType } from "../../../../features/orders/use-pay-type.ts";
import * as styles from "./refund.css.ts";
import { refundOfUnits } from "./refund-sums.ts";
import { skuOptions } from "../../../../features/products/sku-options.ts";

interface RefundDialogProps {
  orderNo: string;
  onClose: () => void;
}

/** Refunds an amount or items of an order without a request of the customer, with a preview. */
export const RefundDialog = ({ orderNo, onClose }: RefundDialogProps) => {
  const { merId } = useWorkspace();
  const form = useRead(merId === null ? operatorRefundForm : merchantOrderRefundForm, {
    params: { orderNo },
  });
  if (form.data) return <Form key={orderNo} form={form.data} onClose={onClose} />;
  // The dialog opens with its form, so that the amount gets the focus.
  if (!form.error) return null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage defaultMessage="Refund" description="Console order: button and title" />}
    >
      <ListError error={form.error} retrying={form.isFetching} onRetry={() => void form.refetch()} />
    </Dialog>
  );
};

type Kind = "amount" | "items";

const Form = ({ form, onClose }: { form: StaffRefundForm; onClose: () => void }) => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const payType = usePayType();
  const { merId } = useWorkspace();
  const refund = useWrite(merId === null ? operatorRefund : merchantOrderRefund);
  const digits = minorDigits(form.currency);
  const most = minorOfAmount(form.maxAmount, digits);
  const items = form.orderInfoList.filter(({ refundNum }) => (refundNum ?? 0) > 0);
  const [kind, setKind] = useState<Kind>("amount");
  const [amount, setAmount] = useState<number | null>(null);
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({});
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  // A second click sends the same key, so that the server refunds once.
  const [key] = useState(newAttemptKey);

  const lines = items
    .map(({ id }) => ({ orderInfoId: id, num: counts[id] ?? 0 }))
    .filter(({ num }) => num > 0);
  const units = lines.reduce((sum, { num }) => sum + num, 0);
  const minor = kind === "amount" ? (amount ?? 0) : refundOfUnits(items, counts, digits);
  const total = amountOfMinor(minor, digits);
  const isComplete = minor > 0 && reason.trim() !== "";

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (!isComplete || refund.isPending) return;
    try {
      await refund.mutateAsync({
        params: { orderNo: form.orderNo },
        body: kind === "amount" ? { reason, amount: total } : { reason, lines },
        headers: { "idempotency-key": key },
      });
      toast({
        message: intl.formatMessage({
          defaultMessage: "Refunded. We emailed the customer.",
          description: "Console order: result of a refund",
        }),
      });
      onClose();
    } catch {
      // `refund.error` is shown above the buttons.
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage defaultMessage="Refund" description="Console order: button and title" />}
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage defaultMessage="Close" description="Console: button of a dialog" />
          </Button>
          <Button type="submit" form="refund" variant="solid" loading={refund.isPending}>
            {minor > 0 ? (
              <FormattedMessage
                defaultMessage="Refund {amount}"
                description="Console returns: action"
                values={{ amount: <Money value={total} /> }}
              />
            ) : (
              <FormattedMessage defaultMessage="Refund" description="Console order: button and title" />
            )}
          </Button>
        </>
      }
    >
      <form id="refund" noValidate className={styles.form} onSubmit={(event) => void send(event)}>
        {items.length > 0 && (
          <Segments
            label={intl.formatMessage({
              defaultMessage: "What to refund",
              description: "Console refund: choice between an amount and items",
            })}
            value={kind}
            onValueChange={setKind}
            segments={[
              {
                value: "amount",
                label: intl.formatMessage({
                  defaultMessage: "Goodwill amount",
                  description: "Console refund: choice",
                }),
              },
              {
                value: "items",
                label: intl.formatMessage({
                  defaultMessage: "Items",
                  description: "Console orders: column",
                }),
              },
            ]}
          />
        )}
        {kind === "amount" ? (
          <MoneyField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the amount is what the dialog is opened for
            autoFocus
            label={intl.formatMessage({ defaultMessage: "Amount", description: "Console returns: column" })}
            hint={
              <FormattedMessage
                defaultMessage="At most {amount}. The items stay refundable."
                description="Console refund: below the amount"
                values={{ amount: <Money value={form.maxAmount} /> }}
              />
            }
            currency={form.currency}
            value={amount}
            max={most}
            onValueChange={setAmount}
            error={
              isChecked && minor === 0
                ? intl.formatMessage({
                    defaultMessage: "Enter an amount",
                    description: "Console refund: error",
                  })
                : undefined
            }
          />
        ) : (
          <>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item.id} className={styles.item}>
                  <Picture src={item.image} className={detail.itemPicture} />
                  <span>
                    {item.productName}
                    <span className={styles.option}>{skuOptions(item.sku)}</span>
                  </span>
                  <span className={detail.quantity}>
                    <QuantityStepper
                      label={intl.formatMessage(
                        { defaultMessage: "Quantity of {name}", description: "Console order: field" },
                        { name: item.productName },
                      )}
                      min={0}
                      max={item.refundNum ?? 0}
                      value={counts[item.id] ?? 0}
                      onValueChange={(count) => setCounts({ ...counts, [item.id]: count })}
                    />
                    <span className={detail.small}>
                      <FormattedMessage
                        defaultMessage="of {count}"
                        description="Console order: after the quantity to ship"
                        values={{ count: item.refundNum }}
                      />
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            {isChecked && units === 0 && (
              <p role="alert" className={styles.error}>
                <FormattedMessage defaultMessage="Choose an item" description="Console refund: error" />
              </p>
            )}
          </>
        )}
        <TextArea
          label={intl.formatMessage({
            defaultMessage: "Reason (visible to the customer)",
            description: "Console returns: field",
          })}
          rows={2}
          maxLength={255}
          value={reason}
          onValueChange={setReason}
          error={
            isChecked && reason.trim() === ""
              ? intl.formatMessage({ defaultMessage: "Enter a reason", description: "Console: error" })
              : undefined
          }
        />
        <Message tone="info">
          <FormattedMessage
            defaultMessage="The customer gets {amount} back with {method} and an email with your reason."
            description="Console refund: preview"
            values={{
              amount: (
                <strong>
                  <Money value={total} />
                </strong>
              ),
              method: payType(form.payType),
            }}
          />
          {kind === "items" && units > 0 && (
            <span className={styles.consequence}>
              {form.canReturn === true ? (
                <FormattedMessage
                  defaultMessage="The customer keeps the items; the stock doesn’t change."
                  description="Console refund: consequence"
                />
              ) : (
                <FormattedMessage
                  defaultMessage="{count, plural, one {# item goes} other {# items go}} back to your stock."
                  description="Console refund: consequence"
                  values={{ count: units }}
                />
              )}
            </span>
          )}
        </Message>
        {refund.error && (
          <Message tone="critical" role="alert">
            {errorText(refund.error)}
          </Message>
        )}
      </form>
    </Dialog>
  );
};
