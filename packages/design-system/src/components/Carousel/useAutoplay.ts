"use client";
import { useEffect, useState } from "react";

/** Whether the reader wants less motion; true until it is known, so nothing ever moves against their will. */
function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(true);
  useEffect(() => {
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    const read = () => setReduced(query.matches);
    read();
    query.addEventListener("change", read);
    return () => query.removeEventListener("change", read);
  }, []);
  return reduced;
}

interface Autoplay {
  /** The reader's own choice; starts as playing. */
  playing: boolean;
  /** There is something to pause. */
  offered: boolean;
  toggle: () => void;
  /** Holds still while the pointer or the focus is inside. */
  hold: (held: boolean) => void;
}

/**
 * Goes on by itself, unless the reader paused it, wants less motion, or is looking at it.
 *
 * @param interval - ms per slide; 0 never plays
 * @param onTick - shows the next slide; must be stable while `current` is
 */
export function useAutoplay(interval: number, current: number, onTick: () => void): Autoplay {
  const reduced = useReducedMotion();
  const [playing, setPlaying] = useState(true);
  const [held, hold] = useState(false);
  const offered = interval > 0 && !reduced;

  useEffect(() => {
    if (!offered || !playing || held) return undefined;
    // It ticks on where the page isn't seen, to go on when it is seen again.
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") onTick();
    }, interval);
    return () => clearInterval(timer);
  }, [offered, playing, held, interval, current, onTick]);

  return { playing, offered, toggle: () => setPlaying((value) => !value), hold };
}
