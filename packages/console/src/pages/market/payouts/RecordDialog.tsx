import { minorDigits, operatorPayoutBook, type DuePayout } from "@carmine/api/contract";
import { Button, Dialog, Message, MoneyField, TextField, useToast } from "@carmine/design-system";
import { FormattedMessage, Money, useIntl, useMoney } from "@carmine/i18n/react";
import { useState } from "react";
import { amountOfMinor, minorOfAmount } from "../../../app/amounts.ts";
import { useWrite } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import * as styles from "./page.css.ts";

interface RecordDialogProps {
  payouts: readonly DuePayout[];
  /** Amount up to which one person may record a payout. */
  limit: string;
  /** Other members who may approve. */
  approvers: number;
  onClose: () => void;
  onRecorded: () => void;
}

/**
 * Records that shops were paid: an amount up to the balance of each, with one reference of the bank transfer. Payouts above
 * the limit are requested instead.
 */
export const RecordDialog = ({ payouts, limit, approvers, onClose, onRecorded }: RecordDialogProps) => {
  const intl = useIntl();
  const money = useMoney();
  const { user } = useWorkspace();
  const toast = useToast();
  const errorText = useErrorText();
  const book = useWrite(operatorPayoutBook);
  const [reference, setReference] = useState("");
  const [amounts, setAmounts] = useState<Readonly<Record<number, number | null>>>({});
  const minorOf = ({ merId, due, currency }: DuePayout): number | null =>
    merId in amounts ? (amounts[merId] ?? null) : minorOfAmount(due, minorDigits(currency));
  const digits = minorDigits(user.currency);
  const total = payouts.reduce((sum, row) => sum + (minorOf(row) ?? 0), 0);
  const minorLimit = minorOfAmount(limit, digits);
  const isAbove = (row: DuePayout): boolean => (minorOf(row) ?? 0) > minorLimit;
  const isRequest = payouts.every(isAbove);
  const isReady = reference.trim() !== "" && payouts.every((row) => (minorOf(row) ?? 0) > 0);
  const save = (): void =>
    book.mutate(
      {
        body: {
          reference,
          payouts: payouts.map((row) => ({
            merId: row.merId,
            due: row.due,
            amount: amountOfMinor(minorOf(row) ?? 0, digits),
          })),
        },
      },
      {
        onSuccess: (booked) => {
          const recorded = booked.filter(({ link }) => link !== null).length;
          const requested = booked.length - recorded;
          const texts = [
            ...(recorded > 0
              ? [
                  intl.formatMessage(
                    {
                      defaultMessage:
                        "{count, plural, one {Payout recorded. The shop was notified.} other {# payouts recorded. The shops were notified.}}",
                      description: "Console payouts: result",
                    },
                    { count: recorded },
                  ),
                ]
              : []),
            ...(requested > 0
              ? [
                  intl.formatMessage(
                    {
                      defaultMessage:
                        "{count, plural, one {Payout requested. A second person must approve it.} other {# payouts requested. A second person must approve them.}}",
                      description: "Console payouts: result",
                    },
                    { count: requested },
                  ),
                ]
              : []),
          ];
          toast({ message: texts.join(" ") });
          onRecorded();
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(isShown) => {
        if (!isShown) onClose();
      }}
      title={
        isRequest ? (
          <FormattedMessage
            defaultMessage="{count, plural, one {Request payout} other {Request # payouts}}"
            description="Console payouts: title of the dialog"
            values={{ count: payouts.length }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="{count, plural, one {Record payout} other {Record # payouts}}"
            description="Console payouts: title of the dialog"
            values={{ count: payouts.length }}
          />
        )
      }
      description={
        isRequest ? (
          <FormattedMessage
            defaultMessage="{isAlways, select, true {A second person must approve the payout.} other {A second person must approve payouts above {limit}.}} Transfer the money after that."
            description="Console payouts: explanation"
            values={{ isAlways: minorLimit === 0, limit: <Money value={limit} /> }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="Transfer the money first. The console only records it."
            description="Console payouts: explanation"
          />
        )
      }
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage defaultMessage="Cancel" description="Console forms: button" />
          </Button>
          <Button variant="solid" disabled={!isReady} loading={book.isPending} onClick={save}>
            {isRequest ? (
              <FormattedMessage
                defaultMessage="Request {amount}"
                description="Console payouts: button"
                values={{ amount: <Money value={amountOfMinor(total, digits)} /> }}
              />
            ) : (
              <FormattedMessage
                defaultMessage="Record {amount}"
                description="Console payouts: button"
                values={{ amount: <Money value={amountOfMinor(total, digits)} /> }}
              />
            )}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {book.error && (
          <Message tone="critical" role="alert">
            {errorText(book.error)}
          </Message>
        )}
        {!isRequest && payouts.some(isAbove) && (
          <Message tone="caution">
            <FormattedMessage
              defaultMessage="Don’t transfer amounts above {limit} yet: a second person must approve them."
              description="Console payouts: explanation"
              values={{ limit: <Money value={limit} /> }}
            />
          </Message>
        )}
        {approvers === 0 && payouts.some(isAbove) && (
          <Message tone="caution">
            <FormattedMessage
              defaultMessage="No one else can approve payouts. Invite a second person as finance or administrator, or ask whoever runs the server to raise PAYOUT_APPROVAL_LIMIT."
              description="Console payouts: warning"
            />
          </Message>
        )}
        {payouts.map((row) => (
          <MoneyField
            key={row.merId}
            label={row.merName}
            hint={intl.formatMessage(
              { defaultMessage: "Due: {amount}", description: "Console payouts: balance of a shop" },
              { amount: money(row.due).text },
            )}
            currency={row.currency}
            max={minorOfAmount(row.due, digits)}
            value={minorOf(row)}
            onValueChange={(amount) => setAmounts({ ...amounts, [row.merId]: amount })}
          />
        ))}
        <TextField
          label={intl.formatMessage({
            defaultMessage: "Bank transfer reference (visible to the shop)",
            description: "Console payouts: field",
          })}
          maxLength={100}
          value={reference}
          onValueChange={setReference}
        />
      </div>
    </Dialog>
  );
};
