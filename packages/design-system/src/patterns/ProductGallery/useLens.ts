"use client";
import { useRef, useState, type PointerEvent, type RefObject, type SyntheticEvent } from "react";
import { useEscape } from "../../hooks/useEscape.ts";
import { varName } from "../../lib/css-var.ts";
import { lensRegion, magnification, sharpMagnification } from "./lens.ts";
import { lensTimes, lensX, lensY } from "./ProductGallery.css.ts";

interface Lens {
  /** The mouse was here once: from then on the detail is kept, so that it need not load again. */
  used: boolean;
  /** File that the stage shows: it is there already and stands in for the large one. */
  shown: string | undefined;
  look: (event: PointerEvent<HTMLElement>) => void;
  leave: () => void;
  /** For the picture of the detail: once its file is there, it is shown no larger than that is. */
  measure: (event: SyntheticEvent<HTMLImageElement>) => void;
}

/** Address of the file that the browser chose for the picture in an element. */
export const shownFile = (element: Element | null): string | undefined =>
  element?.querySelector("img")?.currentSrc || undefined;

/**
 * Follows the mouse over the stage with `data-lens` and the two variables of the lens. Escape puts the lens away until
 * the mouse comes anew (WCAG 1.4.13).
 *
 * @param frame - what holds stage and detail
 */
export function useLens(frame: RefObject<HTMLElement | null>, off: boolean): Lens {
  const [used, setUsed] = useState(false);
  const [shown, setShown] = useState<string>();
  const [dismissed, setDismissed] = useState(false);
  const times = useRef(magnification);
  const hide = (): void => {
    frame.current?.removeAttribute("data-lens");
  };

  useEscape(frame, used, () => {
    if (!frame.current?.hasAttribute("data-lens")) return false;
    frame.current.removeAttribute("data-lens");
    setDismissed(true);
    return true;
  });

  return {
    used: used && !off,
    shown,
    look: (event) => {
      const { current } = frame;
      if (!current || off || dismissed || event.pointerType !== "mouse") return;
      setUsed(true);
      setShown(shownFile(current));
      const point = { x: event.clientX, y: event.clientY };
      const region = lensRegion(point, event.currentTarget.getBoundingClientRect(), times.current);
      // Written past React: a moving mouse must not render anything.
      current.style.setProperty(varName(lensX), `${region.x * 100}%`);
      current.style.setProperty(varName(lensY), `${region.y * 100}%`);
      current.setAttribute("data-lens", "");
    },
    leave: () => {
      hide();
      setDismissed(false);
    },
    measure: ({ currentTarget: { naturalWidth } }) => {
      const { current } = frame;
      if (!current) return;
      times.current = sharpMagnification(naturalWidth, current.clientWidth);
      current.style.setProperty(varName(lensTimes), String(times.current));
    },
  };
}
