"use client";
import { useEffect, useRef, type PointerEvent, type RefObject } from "react";
import { headsForPanel, type Point } from "./safe-triangle.ts";

/** Hover time before a panel opens, in ms. */
const openDelay = 120;
/** Time for which a pointer on its way into the panel keeps it open, in ms. */
const travelTime = 300;
/** Time before the panel closes after the pointer leaves the menu, in ms. */
const closeDelay = 240;
/** A click this soon after hover opened a panel keeps it open, in ms. */
const clickGrace = 600;

interface MenuPointer {
  onEntry: (event: PointerEvent, id: string) => void;
  onMove: (event: PointerEvent) => void;
  onLeave: (event: PointerEvent) => void;
  /** Cancels pending changes after a click or key press. */
  settle: () => void;
  /** Whether hover has just opened a panel, so that a click must not close it. */
  justOpened: () => boolean;
}

/**
 * Opens panels on hover: the first after `openDelay`, the next immediately, unless the pointer crosses an
 * entry on its way into the open panel.
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

  const schedule = (delay: number, action: () => void): void => {
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
      if (openId === null) return schedule(openDelay, () => showByHover(id));
      if (travels({ x: event.clientX, y: event.clientY })) return schedule(travelTime, () => showByHover(id));
      clearTimeout(timer.current);
      showByHover(id);
    },
    onMove(event) {
      // Uses the last few points, because a single one would be distorted by hand tremor.
      trail.current.push({ x: event.clientX, y: event.clientY });
      if (trail.current.length > 4) trail.current.shift();
    },
    onLeave(event) {
      if (event.pointerType === "mouse") schedule(closeDelay, () => show(null));
    },
    settle() {
      clearTimeout(timer.current);
    },
    justOpened: () => Date.now() - openedAt.current < clickGrace,
  };
}
