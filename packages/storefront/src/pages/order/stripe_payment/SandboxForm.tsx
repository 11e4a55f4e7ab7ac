import { sandboxConfirm } from "@carmine/api/contract";
import { mutations, queries } from "@carmine/api/hooks";
import { CardBrand, ConfirmDialog, Message, TextField } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type ReactElement } from "react";
import { useForm } from "react-hook-form";
import { useApp } from "../../../app/AppContext.tsx";
import { useApiErrorText } from "../../../app/error-texts.ts";
import { contractResolver } from "../../../features/forms/contract-resolver.ts";
import { showFailure } from "../../../features/forms/show-failure.ts";
import { useFieldErrorText } from "../../../features/forms/field-texts.ts";
import { cardBrandOf, formatCardNumber, formatCvc, formatExpiry, reformat } from "./card-format.ts";
import * as styles from "./forms.css.ts";
import type { PayFormProps } from "./PayActions.tsx";

type Values = { number: string; expiry: string; cvc: string };

/** Replaces the real provider and accepts test cards only. */
export const SandboxForm = ({ orderNo, formId, onBusy, onPaid }: PayFormProps): ReactElement => {
  const { api, queryClient } = useApp();
  const intl = useIntl();
  const fieldError = useFieldErrorText();
  const errorText = useApiErrorText();
  const [failure, setFailure] = useState<string>();
  const [asking, setAsking] = useState<Values>();
  const resolver = contractResolver<Values>(sandboxConfirm.body, (values) => ({ ...values, orderNo }));
  const form = useForm<Values>({ resolver, defaultValues: { number: "", expiry: "", cvc: "" } });
  const { errors } = form.formState;
  const { mutate, isPending } = useMutation(mutations.sandboxConfirm(api));
  // A ref, because state updates with the next render: two presses in one frame would both pass.
  const current = useRef(false);

  const send = (values: Values, confirmed?: boolean): void => {
    if (current.current) return;
    current.current = true;
    onBusy(true);
    setFailure(undefined);
    const end = (): void => {
      current.current = false;
      onBusy(false);
    };
    const fail = (message: string): void => {
      setFailure(message);
      // The order may have been canceled or paid elsewhere.
      void queryClient.invalidateQueries({ queryKey: queries.payResult(api, orderNo).queryKey });
    };
    mutate(
      { body: { ...values, orderNo, ...(confirmed === undefined ? {} : { confirmed }) }, quiet: true },
      {
        onSuccess: ({ status, message }) => {
          setAsking(undefined);
          // On success the page navigates; the button stays busy until then.
          if (status === "succeeded") return onPaid();
          end();
          if (status === "requires_action") setAsking(values);
          else fail(message ?? "");
        },
        onError: (error) => {
          end();
          setAsking(undefined);
          fail(errorText(error));
        },
      },
    );
  };

  const number = form.register("number");
  const expiry = form.register("expiry");
  const cvc = form.register("cvc");
  return (
    <form
      id={formId}
      noValidate
      className={styles.form}
      onSubmit={(event) => void form.handleSubmit((values) => send(values))(event)}
    >
      {failure !== undefined && (
        <Message
          ref={showFailure}
          tone="critical"
          role="alert"
          title={
            <FormattedMessage
              defaultMessage="Payment failed."
              description="Payment page: before the reason"
            />
          }
        >
          {failure}
        </Message>
      )}
      <TextField
        size="lg"
        label={intl.formatMessage({ defaultMessage: "Card number", description: "Label of a field" })}
        inputMode="numeric"
        autoComplete="cc-number"
        readOnly={isPending}
        error={fieldError(errors.number)}
        end={<CardBrand brand={cardBrandOf(form.watch("number"))} />}
        {...number}
        onChange={(event) => {
          reformat(event.currentTarget, formatCardNumber);
          void number.onChange(event);
        }}
      />
      <div className={styles.pair}>
        <TextField
          size="lg"
          label={intl.formatMessage({
            defaultMessage: "Expiration date",
            description: "Label of a field: card",
          })}
          placeholder={intl.formatMessage({
            defaultMessage: "MM / YY",
            description: "Form of a card's expiry date",
          })}
          inputMode="numeric"
          autoComplete="cc-exp"
          readOnly={isPending}
          error={fieldError(errors.expiry)}
          {...expiry}
          onChange={(event) => {
            reformat(event.currentTarget, formatExpiry);
            void expiry.onChange(event);
          }}
        />
        <TextField
          size="lg"
          label={intl.formatMessage({
            defaultMessage: "Security code",
            description: "Label of a field: card",
          })}
          inputMode="numeric"
          autoComplete="cc-csc"
          readOnly={isPending}
          error={fieldError(errors.cvc)}
          {...cvc}
          onChange={(event) => {
            reformat(event.currentTarget, formatCvc);
            void cvc.onChange(event);
          }}
        />
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={(open) => {
          if (open) return;
          setAsking(undefined);
          setFailure(
            intl.formatMessage({
              defaultMessage: "You didn’t confirm the payment. You weren’t charged.",
              description: "Payment page: the bank's question was refused",
            }),
          );
        }}
        title={
          <FormattedMessage
            defaultMessage="Confirm this payment?"
            description="The bank's question after paying"
          />
        }
        confirmLabel={intl.formatMessage({
          defaultMessage: "Confirm payment",
          description: "Button of the bank's question",
        })}
        texts={{
          cancel: intl.formatMessage({
            defaultMessage: "Decline",
            description: "Button of the bank's question",
          }),
        }}
        loading={isPending}
        onConfirm={() => asking && send(asking, true)}
      >
        <FormattedMessage
          defaultMessage="The bank of this test card asks you to confirm the payment."
          description="The bank's question after paying: what it means"
        />
      </ConfirmDialog>
    </form>
  );
};

/** Explains that no money moves, and what each test number does. */
export const SandboxNotice = (): ReactElement => (
  <Message
    tone="info"
    title={
      <FormattedMessage defaultMessage="Test shop: no real charges." description="Below the test card form" />
    }
  >
    <FormattedMessage
      defaultMessage="Card {pays} is accepted, {declined} is declined, {asks} asks you to confirm. Use any future date and any code."
      description="Below the test card form: what the test numbers do"
      values={{
        pays: <span className={styles.numbers}>4242 4242 4242 4242</span>,
        declined: <span className={styles.numbers}>4000 0000 0000 0002</span>,
        asks: <span className={styles.numbers}>4000 0025 0000 3155</span>,
      }}
    />
  </Message>
);
