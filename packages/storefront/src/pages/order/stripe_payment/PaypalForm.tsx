import { mutations } from "@carmine/api/hooks";
import { Message, Text } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import { useState, type ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { useApiErrorText } from "../../../app/error-texts.ts";
import * as styles from "./forms.css.ts";
import { payBody } from "./pay-body.ts";
import type { PayFormProps } from "./PayActions.tsx";
import { showFailure } from "../../../features/forms/show-failure.ts";

/** Redirects to PayPal's page for confirmation. */
export const PaypalForm = ({ orderNo, formId, onBusy, onPaid }: PayFormProps): ReactElement => {
  const { api } = useApp();
  const errorText = useApiErrorText();
  const [failure, setFailure] = useState<string>();
  const start = useMutation(mutations.pay(api));
  const go = (): void => {
    if (start.isPending) return;
    onBusy(true);
    setFailure(undefined);
    start.mutate(
      { body: payBody(orderNo, "paypal"), quiet: true },
      {
        onSuccess: ({ status, redirect }) => {
          if (status) onPaid();
          else if (redirect !== null) location.assign(redirect);
        },
        onError: (error) => {
          onBusy(false);
          setFailure(errorText(error));
        },
      },
    );
  };
  return (
    <form
      id={formId}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      {failure !== undefined && (
        <Message ref={showFailure} tone="critical" role="alert">
          {failure}
        </Message>
      )}
      <Text element="p">
        <FormattedMessage
          defaultMessage="You’ll go to PayPal to approve the payment, then come right back here."
          description="Payment page: what happens with PayPal"
        />
      </Text>
    </form>
  );
};
