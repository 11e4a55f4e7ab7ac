import { ImageLightbox, type ProductGalleryProps } from "@carmine/design-system";
import type { ReactElement } from "react";
import { useBackCloses } from "../../router/use-back-closes.ts";

export interface PicturesLightboxProps {
  /** Name of the dialog. */
  readonly label: string;
  readonly pictures: ProductGalleryProps["pictures"];
  readonly value: number;
  readonly onValueChange: (value: number) => void;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The pictures over the whole window. Loaded when it is first asked for. */
export default function PicturesLightbox(props: PicturesLightboxProps): ReactElement {
  useBackCloses(() => props.onOpenChange(false), props.open);
  return <ImageLightbox {...props} />;
}
