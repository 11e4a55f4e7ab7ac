import { mutations } from "@carmine/api/hooks";
import { Button, Message, TextField } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import type { FormEvent, ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { useApiErrorText } from "../../../app/error-texts.ts";
import { typedText } from "../../../features/typed-text.ts";
import * as styles from "./page.css.ts";

/** Format of an order number (`formatOrderNo`). */
const exampleOrderNo = "4821 9037 5526 4103";

/** Requests the link of an order; the response doesn't reveal whether the order exists. */
export const LookUp = (): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const failureText = useApiErrorText();
  const { mutate, isPending, isSuccess, error } = useMutation(mutations.guestOrderLink(api));
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { orderNo: typedText(form, "orderNo"), identity: typedText(form, "identity") };
    if (!isPending) mutate({ body, quiet: true });
  };
  return (
    <form className={styles.fields} onSubmit={send}>
      {isSuccess && (
        <Message tone="success" role="status">
          <FormattedMessage
            defaultMessage="If an order matches, we’ve sent a link to its email address."
            description="Order lookup: the answer, whether there is an order or not"
          />
        </Message>
      )}
      {error && (
        <Message tone="critical" role="alert">
          {failureText(error)}
        </Message>
      )}
      <TextField
        required
        name="orderNo"
        label={intl.formatMessage({ defaultMessage: "Order number", description: "Label of a field" })}
        hint={intl.formatMessage(
          {
            defaultMessage: "In your confirmation email, such as {example}",
            description: "Order lookup: below the order number",
          },
          { example: exampleOrderNo },
        )}
      />
      <TextField
        required
        name="identity"
        label={intl.formatMessage({
          defaultMessage: "Email or phone used for the order",
          description: "Label of a field",
        })}
      />
      <div>
        <Button type="submit" variant="solid" loading={isPending}>
          <FormattedMessage defaultMessage="Send me the link" description="Button of the order lookup" />
        </Button>
      </div>
    </form>
  );
};
