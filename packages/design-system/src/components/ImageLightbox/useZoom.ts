"use client";
import { useLayoutEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from "react";

/** Maximum zoom factor. */
const max = 3;

/** Mouse movement in px before a press counts as a drag. */
const slop = 4;

interface Point {
  x: number;
  y: number;
}

export interface Zoom {
  /** Zoom factor: 1, 2 or 3. */
  level: number;
  max: number;
  by: (step: number) => void;
  reset: () => void;
  /** The current slide, which scrolls while its picture is enlarged. */
  slide: RefObject<HTMLDivElement | null>;
  /**
   * For the slide: a click zooms into the pointed position or resets the zoom; a mouse drag pans the enlarged
   * picture.
   */
  press: (event: MouseEvent<HTMLElement>) => void;
  startDrag: (event: PointerEvent<HTMLElement>) => void;
  drag: (event: PointerEvent<HTMLElement>) => void;
}

const pictureIn = (slide: HTMLElement | null): DOMRect | undefined =>
  slide?.firstElementChild?.getBoundingClientRect();

/** Zoom state of the picture at `index`; resets when the picture changes. */
export function useZoom(index: number): Zoom {
  const [state, setState] = useState({ index, level: 1 });
  const level = state.index === index ? state.level : 1;
  const slide = useRef<HTMLDivElement>(null);
  // The point that stays in place while zooming, as a fraction of the picture and in px of the viewport.
  const anchor = useRef<{ share: Point; at: Point }>(null);
  const dragged = useRef(0);

  const set = (next: number, at?: Point): void => {
    const box = pictureIn(slide.current);
    const stage = slide.current?.getBoundingClientRect();
    if (box && stage) {
      const point = at ?? { x: stage.left + stage.width / 2, y: stage.top + stage.height / 2 };
      anchor.current = {
        share: { x: (point.x - box.left) / (box.width || 1), y: (point.y - box.top) / (box.height || 1) },
        at: point,
      };
    }
    setState({ index, level: Math.min(Math.max(next, 1), max) });
  };

  useLayoutEffect(() => {
    const box = pictureIn(slide.current);
    const held = anchor.current;
    if (!box || !held) return;
    anchor.current = null;
    slide.current?.scrollBy({
      left: box.left + held.share.x * box.width - held.at.x,
      top: box.top + held.share.y * box.height - held.at.y,
      behavior: "instant",
    });
  }, [level]);

  return {
    level,
    max,
    by: (step) => set(level + step),
    reset: () => setState({ index, level: 1 }),
    slide,
    press: (event) => {
      if (dragged.current <= slop) set(level > 1 ? 1 : 2, { x: event.clientX, y: event.clientY });
    },
    startDrag: () => {
      dragged.current = 0;
    },
    drag: (event) => {
      if (level === 1 || event.pointerType !== "mouse" || event.buttons !== 1) return;
      dragged.current += Math.abs(event.movementX) + Math.abs(event.movementY);
      slide.current?.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: "instant" });
    },
  };
}
