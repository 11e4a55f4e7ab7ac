import { limits } from "@carmine/api/contract";
import { TextArea } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";

export interface ReviewTextProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
}

/** The text field of a review, with a counter. */
export const ReviewText = ({ value, onChange, error }: ReviewTextProps): ReactElement => {
  const intl = useIntl();
  return (
    <TextArea
      name="comment"
      rows={5}
      required
      maxLength={limits.reviewText}
      label={intl.formatMessage({
        defaultMessage: "Your experience",
        description: "Label of a review's text",
      })}
      placeholder={intl.formatMessage({
        defaultMessage: "What do you like, what could be better? Other shoppers will thank you.",
        description: "In the empty field for a review",
      })}
      value={value}
      onValueChange={onChange}
      error={error}
      counter={(used, max) => `${intl.formatNumber(used)} / ${intl.formatNumber(max ?? 0)}`}
    />
  );
};
