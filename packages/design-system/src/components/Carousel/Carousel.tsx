"use client";
import { clsx } from "clsx";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import {
  useCallback,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { isBrowserShortcut } from "../../lib/is-browser-shortcut.ts";
import { ChevronEnd, ChevronStart, Icon } from "../Icon/index.ts";
import * as styles from "./Carousel.css.ts";
import { useAutoplay } from "./useAutoplay.ts";
import { useSlides } from "./useSlides.ts";
import { fill } from "../../words/fill.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type CarouselTexts } from "../../words/components/Carousel.ts";

export interface CarouselProps extends Omit<ComponentPropsWithRef<"section">, "children" | "defaultValue"> {
  /** Accessible name of the region. */
  label: string;
  /** Slides in display order; `id` is the React key. A single slide has no controls. */
  slides: ReadonlyArray<{ id: string | number; content: ReactNode }>;
  /** Overrides the locale's texts. */
  texts?: Partial<CarouselTexts>;
  /** Time per slide in ms; 0 disables autoplay. @default 6000 */
  interval?: number;
  /** Index of the visible slide, from 0. Makes the component controlled; update it in `onValueChange`. */
  value?: number;
  /** Index of the initially visible slide, when uncontrolled. @default 0 */
  defaultValue?: number;
  /** Called when another slide comes into view, by swipe, key, click or autoplay. */
  onValueChange?: (index: number) => void;
}

/**
 * Slides on a scroll-snap track, with swipe, arrows, dots, keys, and autoplay that can be paused. The
 * server's HTML shows the first slide at its final size, so that the layout doesn't shift.
 */
export function Carousel({
  label,
  slides,
  texts: given,

  interval = 6000,
  value,
  defaultValue = 0,
  onValueChange,
  className,
  ...rest
}: CarouselProps) {
  const texts = useTexts("carousel", english, given);
  const count = slides.length;
  const { track, current, go } = useSlides(count, value, defaultValue, onValueChange);
  const advance = useCallback(() => go(current + 1), [go, current]);
  const autoplay = useAutoplay(count > 1 ? interval : 0, current, advance);

  const press = (event: KeyboardEvent): void => {
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const target = { ArrowLeft: current - forward, ArrowRight: current + forward, Home: 0, End: count - 1 }[
      event.key
    ];
    if (target === undefined || isBrowserShortcut(event)) return;
    event.preventDefault();
    // The focused slide is about to become inert.
    if (event.currentTarget === track.current) track.current.focus({ preventScroll: true });
    go(target);
  };

  const blur = (event: FocusEvent): void => {
    const { currentTarget } = event;
    if (!currentTarget.contains(event.relatedTarget)) autoplay.setPaused(currentTarget.matches(":hover"));
  };

  return (
    <section
      data-component="Carousel"
      aria-roledescription="carousel"
      aria-label={label}
      className={clsx(styles.root, className)}
      onPointerEnter={() => autoplay.setPaused(true)}
      onPointerLeave={(event) =>
        autoplay.setPaused(event.currentTarget.querySelector(":focus-visible") !== null)
      }
      onFocus={() => autoplay.setPaused(true)}
      onBlur={blur}
      {...rest}
    >
      <div ref={track} className={styles.track} tabIndex={-1} onKeyDown={press}>
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            role="group"
            aria-roledescription="slide"
            aria-label={fill(texts.slide, { index: index + 1, count })}
            inert={index !== current}
            className={styles.slide}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <>
          <div className={styles.controls} onKeyDown={press}>
            {slides.map((slide, index) => (
              <button
                key={slide.id}
                type="button"
                aria-label={fill(texts.slide, { index: index + 1, count })}
                aria-current={index === current || undefined}
                className={styles.dot}
                onClick={() => go(index)}
              />
            ))}
            {autoplay.isPausable && (
              <button
                type="button"
                aria-label={autoplay.playing ? texts.pause : texts.play}
                className={styles.pause}
                onClick={autoplay.toggle}
              >
                <Icon shape={autoplay.playing ? Pause : Play} />
              </button>
            )}
          </div>
          <button
            type="button"
            aria-label={texts.previous}
            className={clsx(styles.arrow, styles.previous)}
            onClick={() => go(current - 1)}
          >
            <Icon shape={ChevronStart} size="md" />
          </button>
          <button
            type="button"
            aria-label={texts.next}
            className={clsx(styles.arrow, styles.next)}
            onClick={() => go(current + 1)}
          >
            <Icon shape={ChevronEnd} size="md" />
          </button>
        </>
      )}
    </section>
  );
}
