import type { UseUpload } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";

/** Why a form can't be sent yet: pictures on their way belong to it, and a lost one is not left out in silence. */
export const usePicturesError = ({ loading, field }: UseUpload): string | undefined => {
  const intl = useIntl();
  if (loading)
    return intl.formatMessage({
      defaultMessage: "Your pictures are still uploading. Send again in a moment.",
      description: "Form with pictures: sent too early",
    });
  return field.items.some(({ status }) => status === "failed")
    ? intl.formatMessage({
        defaultMessage: "A picture didn’t arrive. Try it again or remove it.",
        description: "Form with pictures: an upload failed",
      })
    : undefined;
};
