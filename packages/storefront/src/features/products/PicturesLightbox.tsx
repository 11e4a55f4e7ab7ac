import { ImageLightbox, type ProductGalleryProps } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";

export interface PicturesLightboxProps {
  /** Name of the dialog. */
  readonly label: string;
  readonly pictures: ProductGalleryProps["pictures"];
  readonly pictureLabel: (index: number, count: number) => string;
  readonly value: number;
  readonly onValueChange: (value: number) => void;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The pictures over the whole window. Loaded when it is first asked for. */
export default function PicturesLightbox(props: PicturesLightboxProps): ReactElement {
  const intl = useIntl();
  return (
    <ImageLightbox
      {...props}
      previousLabel={intl.formatMessage({
        defaultMessage: "Previous picture",
        description: "Product page, pictures over the whole window: name of a button",
      })}
      nextLabel={intl.formatMessage({
        defaultMessage: "Next picture",
        description: "Product page, pictures over the whole window: name of a button",
      })}
      zoomInLabel={intl.formatMessage({
        defaultMessage: "Zoom in",
        description: "Product page, pictures over the whole window: name of a button",
      })}
      zoomOutLabel={intl.formatMessage({
        defaultMessage: "Zoom out",
        description: "Product page, pictures over the whole window: name of a button",
      })}
      closeLabel={intl.formatMessage({
        defaultMessage: "Close",
        description: "Name of a dialog's close button",
      })}
    />
  );
}
