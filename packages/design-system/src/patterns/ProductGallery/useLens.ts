"use client";
import { useRef, useState, type PointerEvent, type RefObject, type SyntheticEvent } from "react";
import { useEscape } from "../../hooks/useEscape.ts";
import { varName } from "../../lib/css-var.ts";
import { lensRegion, magnification, sharpMagnification } from "./lens.ts";
import { lensTimes, lensX, lensY } from "./ProductGallery.css.ts";

interface Lens {
  /** Whether the mouse has been here: the detail then stays mounted, so that it doesn't reload. */
  used: boolean;
  /** File shown on the stage; already loaded, so it serves as the preview. */
  shown: string | undefined;
  look: (event: PointerEvent<HTMLElement>) => void;
  leave: () => void;
  /** For the detail's picture: once loaded, limits its magnification to the file's pixels. */
  measure: (event: SyntheticEvent<HTMLImageElement>) => void;
}

/** URL of the file that the browser selected for the picture in an element. */
export const shownFile = (element: Element | null): string | undefined =>
  element?.querySelector("img")?.currentSrc || undefined;

/**
 * Tracks the mouse over the stage with `data-lens` and the two lens variables. Escape hides the lens until
 * the mouse returns (WCAG 1.4.13).
 * @param frame - contains stage and detail
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
      // Written directly to the DOM, so that mouse moves don't re-render.
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
