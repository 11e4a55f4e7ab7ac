import { limits, refundEscalate } from "@carmine/api/contract";
import { mutations } from "@carmine/api/hooks";
import { Button, Message, TextArea } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import { useState, type ReactElement } from "react";
import { useForm } from "react-hook-form";
import { useApp, useShowToast } from "../../../app/AppContext.tsx";
import { useApiErrorText } from "../../../app/error-texts.ts";
import { contractResolver } from "../../../features/forms/contract-resolver.ts";
import { useFieldErrorText } from "../../../features/forms/field-texts.ts";
import { showFailure } from "../../../features/forms/show-failure.ts";
import { useRefusal } from "../../../features/forms/use-refusal.ts";
import { PictureField } from "../../../features/uploads/PictureField.tsx";
import { usePicturesError } from "../../../features/uploads/use-pictures-error.ts";
import { usePictures } from "../../../features/uploads/use-pictures.ts";
import { escalationCall } from "./escalation-call.ts";
import * as styles from "./page.css.ts";

interface EscalateValues {
  text: string;
}

/** Words and photos for the marketplace about a refusal. */
export default function EscalateForm({ refundNo }: { refundNo: string }): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const errorText = useFieldErrorText();
  const failureText = useApiErrorText();
  const toast = useShowToast();
  const pictures = usePictures("refund");
  const picturesError = usePicturesError(pictures);
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error: failure } = useMutation(mutations.refundEscalate(api));
  const { control, register, handleSubmit, formState, watch } = useForm<EscalateValues>({
    resolver: contractResolver<EscalateValues>(refundEscalate.body, (values) => values),
    defaultValues: { text: "" },
  });
  const refuse = useRefusal(control);
  const send = ({ text }: EscalateValues): void => {
    setTried(true);
    if (isPending || picturesError !== undefined) return;
    mutate(
      { ...escalationCall(refundNo, text, pictures.values), quiet: true },
      {
        onSuccess: () =>
          toast({
            message: intl.formatMessage({
              defaultMessage: "Sent. We’ll email you our decision.",
              description: "Toast",
            }),
          }),
      },
    );
  };
  return (
    <form className={styles.stack} noValidate onSubmit={(event) => void handleSubmit(send, refuse)(event)}>
      {failure && (
        <Message ref={showFailure} tone="critical" role="alert">
          {failureText(failure)}
        </Message>
      )}
      <TextArea
        label={intl.formatMessage({
          defaultMessage: "Why should we approve it?",
          description: "Label of a field",
        })}
        maxLength={limits.escalation}
        counter={(used, most) => `${used} / ${most}`}
        error={errorText(formState.errors.text)}
        {...register("text")}
      />
      <PictureField
        label={intl.formatMessage({
          defaultMessage: "Photos (optional)",
          description: "Label of a field",
        })}
        pictures={pictures}
        max={limits.refundPictures}
        error={tried ? picturesError : undefined}
      />
      <Button
        type="submit"
        variant="solid"
        loading={isPending}
        disabled={watch("text").trim() === ""}
        className={styles.send}
      >
        <FormattedMessage
          defaultMessage="Send to customer service"
          description="Button: escalates a refund"
        />
      </Button>
    </form>
  );
}
