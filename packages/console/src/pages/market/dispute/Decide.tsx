import {
  minorDigits,
  operatorDisputeOverturn,
  operatorDisputeUphold,
  type Dispute,
} from "@carmine/api/contract";
import { Button, Message, MoneyField, Radio, RadioGroup, useToast } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useState } from "react";
import { amountOfMinor, minorOfAmount } from "../../../app/amounts.ts";
import { useWrite } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import { ReasonDialog } from "../../../features/list/ReasonDialog.tsx";
import * as styles from "./page.css.ts";

/** Decides a dispute: approves a full or partial refund and who pays for it, or confirms the refusal. */
export const Decide = ({ dispute: { refundOrderNo, total, withReturn } }: { dispute: Dispute }) => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { user } = useWorkspace();
  const overturn = useWrite(operatorDisputeOverturn);
  const uphold = useWrite(operatorDisputeUphold);
  const [question, setQuestion] = useState<"overturn" | "uphold">();
  const [cost, setCost] = useState<"shop" | "marketplace">("shop");
  const digits = minorDigits(user.currency);
  const all = minorOfAmount(total, digits);
  const [amount, setAmount] = useState<number | null>(all);
  const isPart = amount !== null && amount < all;
  const params = { refundOrderNo };
  const after = {
    onSuccess: () => {
      setQuestion(undefined);
      toast({
        message: intl.formatMessage({
          defaultMessage: "Decided. Both sides were notified.",
          description: "Console disputes: result",
        }),
      });
    },
  };
  const dialog = (which: "overturn" | "uphold") => ({
    open: question === which,
    onOpenChange: (isShown: boolean) => setQuestion(isShown ? which : undefined),
    label: intl.formatMessage({
      defaultMessage: "Reason (visible to both sides)",
      description: "Console disputes: field",
    }),
    maxLength: 500,
  });
  const failure = (error: typeof overturn.error) =>
    error && (
      <Message tone="critical" role="alert">
        {errorText(error)}
      </Message>
    );
  const approve = <FormattedMessage defaultMessage="Approve refund" description="Console disputes: action" />;
  const confirm = <FormattedMessage defaultMessage="Uphold decline" description="Console disputes: action" />;
  return (
    <>
      <Button size="sm" onClick={() => setQuestion("uphold")}>
        {confirm}
      </Button>
      <Button size="sm" variant="solid" onClick={() => setQuestion("overturn")}>
        {approve}
      </Button>
      <ReasonDialog
        {...dialog("overturn")}
        title={approve}
        description={
          withReturn && !isPart ? (
            <FormattedMessage
              defaultMessage="The customer has to send the items back first, unless the shop already has them."
              description="Console disputes: consequence"
            />
          ) : (
            <FormattedMessage
              defaultMessage="The money is sent right away and can’t be taken back."
              description="Console disputes: consequence"
            />
          )
        }
        tone="act"
        disabled={amount === null || amount <= 0}
        confirmLabel={approve}
        loading={overturn.isPending}
        onConfirm={(reason) =>
          overturn.mutate(
            {
              params,
              body: { cost, reason, ...(isPart && { amount: amountOfMinor(amount, digits) }) },
            },
            after,
          )
        }
      >
        <div className={styles.fields}>
          {failure(overturn.error)}
          <MoneyField
            label={intl.formatMessage({ defaultMessage: "Amount", description: "Console returns: column" })}
            currency={user.currency}
            max={all}
            value={amount}
            onValueChange={setAmount}
          />
          <RadioGroup
            label={intl.formatMessage({ defaultMessage: "Paid by", description: "Console disputes: field" })}
            value={cost}
            onValueChange={(value) => setCost(value === "marketplace" ? "marketplace" : "shop")}
          >
            <Radio value="shop">
              <FormattedMessage defaultMessage="Shop" description="Console order history: who" />
            </Radio>
            <Radio value="marketplace">
              <FormattedMessage defaultMessage="Marketplace" description="Console: workspace" />
            </Radio>
          </RadioGroup>
        </div>
      </ReasonDialog>
      <ReasonDialog
        {...dialog("uphold")}
        title={confirm}
        description={
          <FormattedMessage
            defaultMessage="Nothing is refunded, and the customer can’t dispute this request again."
            description="Console disputes: consequence"
          />
        }
        confirmLabel={confirm}
        loading={uphold.isPending}
        onConfirm={(reason) => uphold.mutate({ params, body: { reason } }, after)}
      >
        {failure(uphold.error)}
      </ReasonDialog>
    </>
  );
};
