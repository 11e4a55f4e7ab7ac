import { refundReturn } from "@carmine/api/contract";
import { mutations, type Refund } from "@carmine/api/hooks";
import { Button, Card, CardHead, FactList, Message, TextField } from "@carmine/design-system";
import { DateTime, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import { useEffect, type ReactElement } from "react";
import { useForm } from "react-hook-form";
import { useApp, useShowToast } from "../../../app/AppContext.tsx";
import { useApiErrorText } from "../../../app/error-texts.ts";
import { contractResolver } from "../../../features/forms/contract-resolver.ts";
import { tabDraft, type TabDraft } from "../../../features/forms/tab-draft.ts";
import { useFieldErrorText } from "../../../features/forms/field-texts.ts";
import { useRefusal } from "../../../features/forms/use-refusal.ts";
import { returnBody, type ReturnValues } from "./return-body.ts";
import * as styles from "./page.css.ts";
import { showFailure } from "../../../features/forms/show-failure.ts";

/** The input is stored in the tab until it is submitted. */
const returnDraft = (refundNo: string): TabDraft<ReturnValues> =>
  tabDraft(`return:${refundNo}`, ({ expressName, trackingNumber, telephone }) =>
    [expressName, trackingNumber, telephone].every((text) => typeof text === "string")
      ? ({ expressName, trackingNumber, telephone } as ReturnValues)
      : null,
  );

/** Return address, and the form that reports the return parcel. */
export const ReturnForm = ({ refund }: { refund: Refund }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const errorText = useFieldErrorText();
  const failureText = useApiErrorText();
  const toast = useShowToast();
  const { refundNo, returnTo, returnBy } = refund;
  const { mutate, isPending, isSuccess, error: failure } = useMutation(mutations.refundReturn(api));
  const { control, register, handleSubmit, formState, reset, subscribe } = useForm<ReturnValues>({
    resolver: contractResolver<ReturnValues>(refundReturn.body, (values) => returnBody(refundNo, values)),
    defaultValues: { expressName: "", trackingNumber: "", telephone: "" },
  });
  const refuse = useRefusal(control);
  const { errors } = formState;
  useEffect(() => {
    const kept = returnDraft(refundNo);
    const before = kept.read();
    if (before) reset(before);
    return subscribe({ formState: { values: true }, callback: ({ values }) => kept.keep(values) });
  }, [refundNo, reset, subscribe]);
  useEffect(() => {
    if (isSuccess) returnDraft(refundNo).forget();
  }, [isSuccess, refundNo]);
  const send = (values: ReturnValues): void => {
    if (isPending) return;
    mutate(
      { body: returnBody(refundNo, values), quiet: true },
      {
        onSuccess: () =>
          toast({
            message: intl.formatMessage({
              defaultMessage: "We’ve told the shop it’s on its way",
              description: "Toast",
            }),
          }),
      },
    );
  };
  const fact = (name: string, value: string | undefined) => (value ? [{ name, value }] : []);
  return (
    <Card padding="none" element="section">
      <CardHead
        title={
          <FormattedMessage defaultMessage="Send the items back" description="Page of a refund: title" />
        }
      />
      <div className={styles.body}>
        {returnBy && (
          <Message tone="caution">
            <FormattedMessage
              defaultMessage="Drop off the package by {time}, or your request will be closed."
              description="Page of a refund: until when the items have to be sent back"
              values={{ time: <DateTime value={returnBy} /> }}
            />
          </Message>
        )}
        <FactList
          facts={[
            ...fact(
              intl.formatMessage({ defaultMessage: "Send to", description: "Fact of a refund: receiver" }),
              returnTo?.name,
            ),
            ...fact(
              intl.formatMessage({
                defaultMessage: "Address",
                description: "Facts about a shop, and other places",
              }),
              returnTo?.address,
            ),
            ...fact(
              intl.formatMessage({
                defaultMessage: "Phone",
                description: "Facts about a shop, and other places",
              }),
              returnTo?.phone,
            ),
          ]}
        />
        {failure && (
          <Message ref={showFailure} tone="critical" role="alert">
            {failureText(failure)}
          </Message>
        )}
        <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send, refuse)(event)}>
          <TextField
            label={intl.formatMessage({ defaultMessage: "Carrier", description: "Label of a field" })}
            maxLength={64}
            error={errorText(errors.expressName)}
            {...register("expressName")}
          />
          <TextField
            label={intl.formatMessage({ defaultMessage: "Tracking number", description: "Label of a field" })}
            error={errorText(errors.trackingNumber)}
            {...register("trackingNumber")}
          />
          <TextField
            label={intl.formatMessage({
              defaultMessage: "Your phone number",
              description: "Label of a field",
            })}
            type="tel"
            autoComplete="tel"
            error={errorText(errors.telephone)}
            {...register("telephone")}
          />
          <Button type="submit" variant="solid" loading={isPending} className={styles.send}>
            <FormattedMessage
              defaultMessage="I’ve shipped it"
              description="Button: the items of a refund are on their way"
            />
          </Button>
        </form>
      </div>
    </Card>
  );
};
