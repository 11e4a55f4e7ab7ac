import { newAttemptKey } from "@carmine/api/client";
import { hasWords, limits } from "@carmine/api/contract";
import { mutations, type ReviewItem } from "@carmine/api/hooks";
import { Button, ButtonLink, Checkbox, Message, RatingInput } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState, type FormEvent, type ReactElement } from "react";
import { useNavigate } from "../../../app/location.ts";
import * as paths from "../../../app/paths.ts";
import { useApp, useShowToast } from "../../../app/AppContext.tsx";
import { useApiErrorText } from "../../../app/error-texts.ts";
import { ReviewText } from "../../../features/reviews/ReviewText.tsx";
import { ownReviewsHref } from "../../../features/reviews/review-paths.ts";
import { PictureField } from "../../../features/uploads/PictureField.tsx";
import { usePicturesError } from "../../../features/uploads/use-pictures-error.ts";
import { usePictures } from "../../../features/uploads/use-pictures.ts";
import * as styles from "./page.css.ts";
import { reviewBody } from "./review-body.ts";
import { reviewDraft, type ReviewDraft } from "../../../features/reviews/review-draft.ts";
import { showFailure } from "../../../features/forms/show-failure.ts";

const starWords = defineMessages({
  1: { defaultMessage: "Very bad", description: "What one star means" },
  2: { defaultMessage: "Bad", description: "What two stars mean" },
  3: { defaultMessage: "OK", description: "What three stars mean" },
  4: { defaultMessage: "Good", description: "What four stars mean" },
  5: { defaultMessage: "Very good", description: "What five stars mean" },
});

const useStarWord = () => {
  const intl = useIntl();
  return (count: number): string => {
    const text = starWords[count as keyof typeof starWords];
    return text ? intl.formatMessage(text) : "";
  };
};

export interface ReviewFormProps {
  readonly item: ReviewItem;
  /** The stored draft. */
  readonly draft: ReviewDraft;
  /** Called when the review is saved, before navigation. */
  readonly onSent: () => void;
}

/** Stars, text and pictures of one item. The input is stored in the tab until it is submitted. */
export const ReviewForm = ({ item, draft, onSent }: ReviewFormProps): ReactElement => {
  const { lineId } = item;
  const { api } = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const toast = useShowToast();
  const failureText = useApiErrorText();
  const starWord = useStarWord();
  const [stars, setStars] = useState(draft.stars);
  const [serviceStars, setServiceStars] = useState(draft.serviceStars);
  const [text, setText] = useState(draft.text);
  const [isAnonymous, setAnonymous] = useState(draft.isAnonymous);
  const [tried, setTried] = useState(false);
  const [key] = useState(newAttemptKey);
  const pictures = usePictures("review", draft.pictures);
  const { mutate, isPending, error, isSuccess } = useMutation(mutations.orderComment(api));
  const picturesError = usePicturesError(pictures);
  const kept = pictures.values.join(" ");
  useEffect(() => {
    const form = reviewDraft(lineId);
    if (isSuccess) form.forget();
    else
      form.keep({
        stars,
        serviceStars,
        text,
        isAnonymous,
        pictures: kept === "" ? [] : kept.split(" "),
      });
  }, [isSuccess, lineId, stars, serviceStars, text, isAnonymous, kept]);

  const starWanted = intl.formatMessage({
    defaultMessage: "Choose 1 to 5 stars",
    description: "Form error: rating missing",
  });
  const textWanted = intl.formatMessage({
    defaultMessage: "Write a few words",
    description: "Form error: a review without text",
  });
  const starError = tried && stars === 0 ? starWanted : undefined;
  const textError = tried && !hasWords(text) ? textWanted : undefined;

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    const form = event.currentTarget;
    if (stars === 0 || !hasWords(text)) {
      const [wrong, words] = stars === 0 ? ['input[type="radio"]', starWanted] : ["textarea", textWanted];
      form.querySelector<HTMLElement>(wrong)?.focus();
      toast({ tone: "critical", message: words });
      return;
    }
    if (picturesError !== undefined) toast({ tone: "critical", message: picturesError });
    if (isPending || picturesError !== undefined) return;
    mutate(
      {
        body: reviewBody(item, { stars, serviceStars, text, isAnonymous, pictures: pictures.values }),
        headers: { "idempotency-key": key },
        quiet: true,
      },
      {
        onSuccess: () => {
          onSent();
          toast({
            message: intl.formatMessage({ defaultMessage: "Thanks for your review!", description: "Toast" }),
          });
          void navigate(ownReviewsHref);
        },
      },
    );
  };

  return (
    <form noValidate onSubmit={send}>
      <div className={styles.form}>
        <div className={styles.stars}>
          <RatingInput
            word={starWord}
            required
            name="star"
            label={intl.formatMessage({
              defaultMessage: "Product",
              description: "Label of stars, and other places",
            })}
            value={stars}
            onValueChange={setStars}
            error={starError}
          />
          <RatingInput
            word={starWord}
            name="serviceStars"
            label={intl.formatMessage({
              defaultMessage: "Service and delivery (optional)",
              description: "Label of stars",
            })}
            value={serviceStars}
            onValueChange={setServiceStars}
          />
        </div>
        <ReviewText value={text} onChange={setText} error={textError} />
        <PictureField
          label={intl.formatMessage({ defaultMessage: "Photos", description: "Label of a field" })}
          pictures={pictures}
          max={limits.reviewPictures}
          error={tried ? picturesError : undefined}
        />
        <Checkbox checked={isAnonymous} onCheckedChange={(checked) => setAnonymous(checked)}>
          <FormattedMessage
            defaultMessage="Hide my name and photo"
            description="Checkbox of the review form"
          />
        </Checkbox>
        {error && (
          <Message ref={showFailure} tone="critical" role="alert">
            {failureText(error)}
          </Message>
        )}
      </div>
      <div className={styles.foot}>
        <span className={styles.draftStatus} role="status">
          {pictures.loading ? (
            <FormattedMessage
              defaultMessage="Uploading photos…"
              description="Footer of the review form: uploads that must finish first"
            />
          ) : (
            <FormattedMessage
              defaultMessage="Your draft is saved until you send it."
              description="Footer of the review form"
            />
          )}
        </span>
        <ButtonLink href={paths.reviews}>
          <FormattedMessage defaultMessage="Later" description="Button: leaves the review form" />
        </ButtonLink>
        <Button type="submit" variant="solid" loading={isPending}>
          <FormattedMessage defaultMessage="Send review" description="Button of the review form" />
        </Button>
      </div>
    </form>
  );
};
