import { newAttemptKey } from "@carmine/api/client";
import { hasWords, limits } from "@carmine/api/contract";
import { mutations, type OwnReview } from "@carmine/api/hooks";
import { Button, Dialog, Message } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useId, useState, type FormEvent, type ReactElement } from "react";
import { useApp, useShowToast } from "../../../app/AppContext.tsx";
import { useApiErrorText } from "../../../app/error-texts.ts";
import { tabDraft, textsOf, type TabDraft } from "../../../features/forms/tab-draft.ts";
import { ReviewText } from "../../../features/reviews/ReviewText.tsx";
import { PictureField } from "../../../features/uploads/PictureField.tsx";
import { usePicturesError } from "../../../features/uploads/use-pictures-error.ts";
import { usePictures } from "../../../features/uploads/use-pictures.ts";
import * as styles from "./page.css.ts";

interface Draft {
  readonly text: string;
  readonly pictures: readonly string[];
}

/** The input is stored in the tab, even after the dialog closes. */
const additionDraft = (reviewId: number): TabDraft<Draft> =>
  tabDraft(`addition:${reviewId}`, ({ text, pictures }) =>
    typeof text === "string" ? { text, pictures: textsOf(pictures) } : null,
  );

/** Adds a follow-up to a review, once; its stars and text don't change. */
export const AddDialog = ({ review, onClose }: { review: OwnReview; onClose: () => void }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const formId = useId();
  const toast = useShowToast();
  const failureText = useApiErrorText();
  const [kept] = useState(additionDraft(review.id).read);
  const [text, setText] = useState(kept?.text ?? "");
  const [tried, setTried] = useState(false);
  const [key] = useState(newAttemptKey);
  const pictures = usePictures("review", kept?.pictures);
  const picturesError = usePicturesError(pictures);
  const { mutate, isPending, isSuccess, error } = useMutation(mutations.addToReview(api));
  const addresses = pictures.values.join(" ");
  useEffect(() => {
    const form = additionDraft(review.id);
    if (isSuccess) form.forget();
    else form.keep({ text, pictures: addresses === "" ? [] : addresses.split(" ") });
  }, [isSuccess, review.id, text, addresses]);
  const textWanted = hasWords(text)
    ? undefined
    : intl.formatMessage({
        defaultMessage: "Write a few words",
        description: "Form error: a review without text",
      });
  const wrong = textWanted ?? picturesError;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (wrong !== undefined) toast({ tone: "critical", message: wrong });
    if (isPending || wrong !== undefined) return;
    mutate(
      {
        body: { id: review.id, comment: text, pics: JSON.stringify(pictures.values) },
        headers: { "idempotency-key": key },
        quiet: true,
      },
      {
        onSuccess: () => {
          toast({
            message: intl.formatMessage({ defaultMessage: "Thanks for your review!", description: "Toast" }),
          });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={
        <FormattedMessage
          defaultMessage="Add to your review"
          description="Button at an own review, and other places"
        />
      }
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage defaultMessage="Cancel" description="Button of a form: leaves it" />
          </Button>
          <Button type="submit" form={formId} variant="solid" loading={isPending}>
            <FormattedMessage defaultMessage="Send" description="Button of a form" />
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={send}>
        {error && (
          <Message tone="critical" role="alert">
            {failureText(error)}
          </Message>
        )}
        <ReviewText value={text} onChange={setText} error={tried ? textWanted : undefined} />
        <PictureField
          label={intl.formatMessage({ defaultMessage: "Photos", description: "Label of a field" })}
          pictures={pictures}
          max={limits.reviewPictures}
          error={tried ? picturesError : undefined}
        />
      </form>
    </Dialog>
  );
};
