import type { UseUpload } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";

/**
 * Error while a form can't be submitted yet: pending uploads are part of it, and failed ones must not be dropped
 * silently.
 */
export const usePicturesError = ({ loading, field }: UseUpload): string | undefined => {
  const intl = useIntl();
  if (loading)
    return intl.formatMessage({
      defaultMessage: "Your photos are still uploading. Send again in a moment.",
      description: "Form with pictures: sent too early",
    });
  return field.items.some(({ status }) => status === "failed")
    ? intl.formatMessage({
        defaultMessage: "A photo didn’t upload. Try again or remove it.",
        description: "Form with pictures: an upload failed",
      })
    : undefined;
};
