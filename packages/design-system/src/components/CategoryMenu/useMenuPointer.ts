"use client";
import { useEffect, useRef, type PointerEvent, type RefObject } from "react";
import { headsForPanel, type Point } from "./safe-triangle.ts";

/** Rest on an entry before its panel opens, ms. */
const openDelay = 120;
/** How long a pointer on its way into the panel keeps it, ms. */
const travelTime = 300;
/** Time to come back after leaving the menu, ms. */
const closeDelay = 240;
/** A click so soon after hover opened a panel means “open”, ms. */
const clickGrace = 600;

interface MenuPointer {
  onEntry: (event: PointerEvent, id: string) => void;
  onMove: (event: PointerEvent) => void;
  onLeave: (event: PointerEvent) => void;
  /** Drops what was planned: a click or a key decided. */
  settle: () => void;
  /** Whether hover has just opened a panel, so that a click must not close it. */
  justOpened: () => boolean;
}

/**
 * Opens panels by a resting mouse. The first one after `openDelay`, the next at once, unless the pointer is crossing
 * an entry on its way into the open panel.
 *
 * @param panel - the open panel's element
 */
export function useMenuPointer(
  openId: string | null,
  panel: RefObject<HTMLElement | null>,
  show: (id: string | null) => void,
): MenuPointer {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const trail = useRef<Point[]>([]);
  const openedAt = useRef(0);

  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (delay: number, action: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, delay);
  };

  const showByHover = (id: string): void => {
    openedAt.current = Date.now();
    show(id);
  };

  const travels = (to: Point): boolean => {
    const from = trail.current[0];
    const box = panel.current?.getBoundingClientRect();
    if (!from || !box) return false;
    const near = Math.abs(box.left - to.x) < Math.abs(box.right - to.x) ? box.left : box.right;
    return headsForPanel(from, to, { x: near, top: box.top, bottom: box.bottom });
  };

  return {
    onEntry(event, id) {
      if (event.pointerType !== "mouse") return;
      if (openId === id) return clearTimeout(timer.current);
      if (openId === null) return later(openDelay, () => showByHover(id));
      if (travels({ x: event.clientX, y: event.clientY })) return later(travelTime, () => showByHover(id));
      clearTimeout(timer.current);
      showByHover(id);
    },
    onMove(event) {
      // The last few points: one alone would judge by the tremble of a hand.
      trail.current.push({ x: event.clientX, y: event.clientY });
      if (trail.current.length > 4) trail.current.shift();
    },
    onLeave(event) {
      if (event.pointerType === "mouse") later(closeDelay, () => show(null));
    },
    settle() {
      clearTimeout(timer.current);
    },
    justOpened: () => Date.now() - openedAt.current < clickGrace,
  };
}
