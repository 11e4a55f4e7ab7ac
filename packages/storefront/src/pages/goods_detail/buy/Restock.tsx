import { mutations } from "@carmine/api/hooks";
import { Button, Message, TextField } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { useApiErrorText } from "../../../app/error-texts.ts";
import { usePerson } from "../../../features/session/use-person.ts";
import { typedText } from "../../../features/typed-text.ts";
import * as styles from "../page.css.ts";

const texts = defineMessages({
  email: { defaultMessage: "Email", description: "Facts about a shop, and other places" },
  submit: {
    defaultMessage: "Email me when it’s back",
    description: "Product page: button of a sold-out product",
  },
  undo: { defaultMessage: "Undo", description: "Link in a toast: puts items back, and other places" },
});

/** Ref callback that focuses an element on mount, because it replaces the focused one. */
const focusOn = (element: HTMLElement | null): void => element?.focus();

/** Offers an email when a sold-out SKU is back in stock; signed-in shoppers don't enter an address. */
export default function Restock({ skuId }: { skuId: number }): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const person = usePerson();
  const watch = useMutation(mutations.watchRestock(api));
  const cancel = useMutation(mutations.cancelRestock(api));
  const [token, setToken] = useState<string>();
  const known = person?.email;
  const errorText = useApiErrorText();
  const form = useRef<HTMLFormElement>(null);
  const refusal = watch.error ? errorText(watch.error) : undefined;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = typedText(new FormData(event.currentTarget), "email").trim();
    watch.mutate(
      { skuId, quiet: true, ...(!known && { email: typed }) },
      {
        onSuccess: (noted) => setToken(noted.token),
        onError: () => form.current?.querySelector<HTMLElement>("input")?.focus(),
      },
    );
  };
  const isNoted = token !== undefined;
  const wasNoted = useRef(false);
  useEffect(() => {
    // The pressed button has been removed.
    if (wasNoted.current && !isNoted) form.current?.querySelector("button")?.focus();
    wasNoted.current = isNoted;
  }, [isNoted]);
  if (isNoted && watch.data)
    return (
      <Message
        ref={focusOn}
        role="status"
        tabIndex={-1}
        tone="success"
        action={
          <Button
            variant="ghost"
            size="sm"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ body: { token } }, { onSuccess: () => setToken(undefined) })}
          >
            {intl.formatMessage(texts.undo)}
          </Button>
        }
      >
        <FormattedMessage
          defaultMessage="We’ll email {email} as soon as it’s back."
          description="Product page: the shopper wants to be notified when a product is back in stock"
          values={{ email: watch.data.email }}
        />
      </Message>
    );
  return (
    <form ref={form} noValidate className={styles.restock} onSubmit={submit}>
      {known && refusal && (
        <Message tone="critical" role="alert" className={styles.restockField}>
          {refusal}
        </Message>
      )}
      {!known && (
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          required
          label={intl.formatMessage(texts.email)}
          labelHidden
          error={refusal}
          placeholder={intl.formatMessage(texts.email)}
          className={styles.restockField}
        />
      )}
      <Button type="submit" variant="solid" size="lg" fullWidth loading={watch.isPending}>
        {intl.formatMessage(texts.submit)}
      </Button>
    </form>
  );
}
