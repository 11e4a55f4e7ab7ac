"use client";
import { useEffect, useState } from "react";

/** Whether the user prefers reduced motion. True until known, so that nothing moves before that. */
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
  /** The user's choice; true initially. */
  playing: boolean;
  /** Whether there is anything to pause. */
  isPausable: boolean;
  toggle: () => void;
  /** Pauses while the pointer or focus is inside. */
  setPaused: (isPaused: boolean) => void;
}

/**
 * Advances slides automatically, unless the user paused it, prefers reduced motion, or points at or focuses
 * the carousel.
 * @param interval - ms per slide; 0 disables autoplay
 * @param onTick - shows the next slide; must be stable while `current` is
 */
export function useAutoplay(interval: number, current: number, onTick: () => void): Autoplay {
  const reduced = useReducedMotion();
  const [playing, setPlaying] = useState(true);
  const [isPaused, setPaused] = useState(false);
  const isPausable = interval > 0 && !reduced;

  useEffect(() => {
    if (!isPausable || !playing || isPaused) return undefined;
    // The timer keeps running on hidden pages, so that autoplay resumes when they become visible.
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") onTick();
    }, interval);
    return () => clearInterval(timer);
  }, [isPausable, playing, isPaused, interval, current, onTick]);

  return { playing, isPausable, toggle: () => setPlaying((value) => !value), setPaused };
}
