import { ImageLightbox, type Picture } from "@carmine/design-system";
import type { ReactElement } from "react";
import { useBackCloses } from "../../../../router/use-back-closes.ts";

export interface PapersLightboxProps {
  readonly label: string;
  readonly pictures: readonly Picture[];
  readonly open: boolean;
  /** Index of the first visible document. */
  readonly place: number;
  readonly onOpenChange: (open: boolean) => void;
}

/** A lightbox with a shop's documents. */
export default function PapersLightbox({ place, ...props }: PapersLightboxProps): ReactElement {
  useBackCloses(() => props.onOpenChange(false), props.open);
  return <ImageLightbox {...props} key={place} defaultValue={place} />;
}
