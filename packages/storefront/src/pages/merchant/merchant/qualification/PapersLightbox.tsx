import { ImageLightbox, type Picture } from "@carmine/design-system";
import type { ReactElement } from "react";
import { useBackCloses } from "../../../../router/use-back-closes.ts";

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
  useBackCloses(() => props.onOpenChange(false), props.open);
  return <ImageLightbox {...props} key={place} defaultValue={place} />;
}
