import { ImageLightbox, type Picture } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";

export interface PapersLightboxProps {
  readonly label: string;
  readonly pictures: readonly Picture[];
  readonly open: boolean;
  /** The paper that is shown first, from 0. */
  readonly place: number;
  readonly onOpenChange: (open: boolean) => void;
}

/** A shop's papers over the whole window. */
export default function PapersLightbox({ place, ...props }: PapersLightboxProps): ReactElement {
  const intl = useIntl();
  return (
    <ImageLightbox
      {...props}
      key={place}
      defaultValue={place}
      pictureLabel={(index, count) =>
        intl.formatMessage(
          { defaultMessage: "Document {number} of {count}", description: "Papers of a shop, enlarged" },
          { number: index + 1, count },
        )
      }
      previousLabel={intl.formatMessage({
        defaultMessage: "Previous document",
        description: "Papers of a shop: arrow",
      })}
      nextLabel={intl.formatMessage({
        defaultMessage: "Next document",
        description: "Papers of a shop: arrow",
      })}
      zoomInLabel={intl.formatMessage({ defaultMessage: "Zoom in", description: "Papers of a shop: button" })}
      zoomOutLabel={intl.formatMessage({
        defaultMessage: "Zoom out",
        description: "Papers of a shop: button",
      })}
      closeLabel={intl.formatMessage({
        defaultMessage: "Close",
        description: "Name of a dialog's close button",
      })}
    />
  );
}
