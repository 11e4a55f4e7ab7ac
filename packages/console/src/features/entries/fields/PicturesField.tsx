import { limits } from "@carmine/api/contract";
import { FileUpload } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useEffect, useRef } from "react";
import { usePictures } from "../../pictures/use-pictures.ts";

interface PicturesFieldProps {
  label: string;
  hint: string | undefined;
  error: string | undefined;
  value: readonly string[];
  max: number;
  onChange: (urls: readonly string[]) => void;
}

const types = ["image/jpeg", "image/png", "image/webp", "image/gif"];
const mebibyte = 1024 ** 2;

/** Pictures by upload, in order. The initial value is read once. */
export const PicturesField = ({ label, hint, error, value, max, onChange }: PicturesFieldProps) => {
  const intl = useIntl();
  const pictures = usePictures(value, "content");
  const { values } = pictures;
  const sent = useRef(value.join(" "));
  useEffect(() => {
    if (values.join(" ") === sent.current) return;
    sent.current = values.join(" ");
    onChange(values);
  }, [values, onChange]);
  return (
    <FileUpload
      label={label}
      limits={{ count: max, types, maxBytes: limits.pictureBytes, maxPixels: limits.picturePixels }}
      hint={
        hint ??
        intl.formatMessage(
          {
            defaultMessage: "JPEG, PNG, WebP or GIF, up to {megabytes} MB.",
            description: "Console: hint of a field for pictures",
          },
          { megabytes: limits.pictureBytes / mebibyte },
        )
      }
      error={error}
      {...pictures.field}
    />
  );
};
