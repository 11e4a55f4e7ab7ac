import { limits } from "@carmine/api/contract";
import { FileUpload, type UseUpload } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement, ReactNode } from "react";

const megabytes = limits.pictureBytes / 1024 ** 2;

export interface PictureFieldProps {
  readonly label: ReactNode;
  /** A sentence before the hint, such as who can see the pictures. */
  readonly note?: string;
  /** Result of `usePictures`. */
  readonly pictures: UseUpload;
  /** Maximum number of pictures. */
  readonly max: number;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
}

/** The picture field of a form: by button, drop and paste, with progress, retry and sorting. */
export const PictureField = ({
  label,
  note = "",
  pictures,
  max,
  error,
  disabled = false,
}: PictureFieldProps): ReactElement => {
  const intl = useIntl();
  return (
    <FileUpload
      label={label}
      hint={`${note} ${intl.formatMessage(
        {
          defaultMessage:
            "JPG or PNG, up to {megabytes} MB each. Drop them here, paste them, or choose files.",
          description: "Hint of the field for pictures",
        },
        { megabytes },
      )}`.trim()}
      error={error}
      disabled={disabled}
      limits={{
        count: max,
        types: ["image/jpeg", "image/png"],
        maxBytes: limits.pictureBytes,
        maxPixels: limits.picturePixels,
      }}
      {...pictures.field}
    />
  );
};
