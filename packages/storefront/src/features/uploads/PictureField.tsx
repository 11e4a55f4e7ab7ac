import { limits } from "@carmine/api/contract";
import { FileUpload, type RefusalReason, type UploadItem, type UseUpload } from "@carmine/design-system";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import type { ReactElement, ReactNode } from "react";

const megabytes = limits.pictureBytes / 1024 ** 2;
const megapixels = limits.picturePixels / 1_000_000;

type Text = "hint" | "add" | "count" | "moved";

const texts: Readonly<Record<Text, MessageDescriptor>> = defineMessages({
  hint: {
    defaultMessage: "JPG or PNG, up to {megabytes} MB each. Drop them here, paste them, or choose files.",
    description: "Hint of the field for pictures",
  },
  add: { defaultMessage: "Add pictures", description: "Button: chooses picture files" },
  count: {
    defaultMessage: "{count} of {max}",
    description: "How many pictures there are, of the most that fit",
  },
  moved: {
    defaultMessage: "{name} is now {place} of {count}",
    description: "Announced: a picture was moved",
  },
});

type Naming = "remove" | "retry" | "earlier" | "later" | "removed" | "dismiss";

const namingTexts: Readonly<Record<Naming, MessageDescriptor>> = defineMessages({
  remove: { defaultMessage: "Remove {name}", description: "Button: takes a picture out of the form" },
  retry: { defaultMessage: "Try {name} again", description: "Button: uploads a picture again that failed" },
  earlier: { defaultMessage: "Move {name} forward", description: "Button: the picture changes its place" },
  later: { defaultMessage: "Move {name} back", description: "Button: the picture changes its place" },
  removed: { defaultMessage: "{name} removed", description: "Announced: a picture was taken out" },
  dismiss: {
    defaultMessage: "Dismiss the notice about {name}",
    description: "Button: why a picture was not added",
  },
});

const statusTexts: Readonly<Record<UploadItem["status"], MessageDescriptor>> = defineMessages({
  waiting: { defaultMessage: "{name} is waiting", description: "State of a picture that will be uploaded" },
  uploading: { defaultMessage: "Uploading {name}", description: "State of a picture" },
  done: { defaultMessage: "{name} is uploaded", description: "State of a picture" },
  failed: { defaultMessage: "{name} failed", description: "State of a picture" },
});

const refusalTexts: Readonly<Record<RefusalReason, MessageDescriptor>> = defineMessages({
  count: {
    defaultMessage: "was not added. There’s no room left. Remove a picture first.",
    description: "Follows the name of a picture",
  },
  type: {
    defaultMessage: "was not added. We only take JPG and PNG pictures.",
    description: "Follows the name of a picture",
  },
  size: {
    defaultMessage: "was not added. It’s larger than {megabytes} MB. Make it smaller.",
    description: "Follows the name of a picture",
  },
  small: {
    defaultMessage: "was not added. It’s too small. Choose a larger one.",
    description: "Follows the name of a picture",
  },
  large: {
    defaultMessage: "was not added. It has more than {megapixels} million pixels. Make it smaller.",
    description: "Follows the name of a picture",
  },
  unreadable: {
    defaultMessage: "was not added. We can’t read it as a picture. Save it again as JPG or PNG.",
    description: "Follows the name of a picture",
  },
});

export interface PictureFieldProps {
  readonly label: ReactNode;
  /** Of `usePictures`. */
  readonly pictures: UseUpload;
  /** Most pictures. */
  readonly max: number;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
}

/** The field for the pictures of a form: by button, drop and paste, with progress, retry and order. */
export const PictureField = ({
  label,
  pictures,
  max,
  error,
  disabled = false,
}: PictureFieldProps): ReactElement => {
  const intl = useIntl();
  const named = (text: Naming) => (name: string) => intl.formatMessage(namingTexts[text], { name });
  return (
    <FileUpload
      label={label}
      hint={intl.formatMessage(texts.hint, { megabytes })}
      error={error}
      disabled={disabled}
      limits={{
        count: max,
        types: ["image/jpeg", "image/png"],
        maxBytes: limits.pictureBytes,
        maxPixels: limits.picturePixels,
      }}
      texts={{
        addLabel: intl.formatMessage(texts.add),
        countLabel: (count, most) => intl.formatMessage(texts.count, { count, max: most }),
        removeLabel: named("remove"),
        retryLabel: named("retry"),
        earlierLabel: named("earlier"),
        laterLabel: named("later"),
        statusLabel: ({ name, status }) => intl.formatMessage(statusTexts[status], { name }),
        movedText: (name, place, count) => intl.formatMessage(texts.moved, { name, place, count }),
        removedText: named("removed"),
        refusalText: (reason) => intl.formatMessage(refusalTexts[reason], { megabytes, megapixels }),
        dismissLabel: named("dismiss"),
      }}
      {...pictures.field}
    />
  );
};
