import { ImageLightbox, type ProductGalleryProps } from "@carmine/design-system";
import type { ReactElement } from "react";
import { useBackCloses } from "../../router/use-back-closes.ts";

export interface PicturesLightboxProps {
  /** Accessible name of the dialog. */
  readonly label: string;
  readonly pictures: ProductGalleryProps["pictures"];
  readonly value: number;
  readonly onValueChange: (value: number) => void;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A lightbox with the pictures; loaded on first use. */
export default function PicturesLightbox(props: PicturesLightboxProps): ReactElement {
  useBackCloses(() => props.onOpenChange(false), props.open);
  return <ImageLightbox {...props} />;
}
