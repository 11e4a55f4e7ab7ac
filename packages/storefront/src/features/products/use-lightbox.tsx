import type { Picture } from "@carmine/design-system";
import { useState, type ReactElement } from "react";
import { lazy } from "../../hydration/lazy.tsx";

const PicturesLightbox = lazy(() => import("./PicturesLightbox.tsx"));

/**
 * Opens pictures in a lightbox, whose code is loaded on first use.
 * @param label accessible name of the dialog
 */
export const useLightbox = (
  pictures: readonly Picture[],
  label: string,
): { open: (index: number) => void; lightbox: ReactElement | null } => {
  const [shown, setShown] = useState<number>();
  return {
    open: setShown,
    lightbox:
      shown === undefined ? null : (
        <PicturesLightbox
          open
          onOpenChange={(open) => !open && setShown(undefined)}
          value={shown}
          onValueChange={setShown}
          label={label}
          pictures={pictures.map((picture) => ({ id: picture.src, ...picture }))}
        />
      ),
  };
};
