"use client";
import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useDirection } from "../../hooks/useDirection.ts";

const reducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * A slide track that can be swiped and follows `index`.
 * @param isLocked - disables swiping: the picture is enlarged, and dragging pans it
 * @returns the ref of the viewport
 */
export function useTrack(
  index: number,
  onIndexChange: (index: number) => void,
  isLocked: boolean,
): UseEmblaCarouselType[0] {
  const direction = useDirection();
  const [startIndex] = useState(index);
  const [viewport, track] = useEmblaCarousel({
    startIndex,
    direction,
    loop: true,
    duration: 18,
    watchDrag: !isLocked,
  });
  const settle = useEffectEvent((selected: number) => {
    if (selected !== index) onIndexChange(selected);
  });

  useEffect(() => {
    if (!track) return undefined;
    const selected = () => settle(track.selectedScrollSnap());
    // Only swipes need reporting; all other moves started from `index`.
    track.on("pointerUp", selected);
    return () => void track.off("pointerUp", selected);
  }, [track]);

  useEffect(() => {
    if (track && track.selectedScrollSnap() !== index) track.scrollTo(index, reducedMotion());
  }, [track, index]);

  return viewport;
}
