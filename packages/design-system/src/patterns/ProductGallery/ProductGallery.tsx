"use client";
import { clsx } from "clsx";
import Play from "lucide-react/icons/play";
import ZoomIn from "lucide-react/icons/zoom-in";
import { useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from "react";
import { Icon } from "../../components/Icon/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Video } from "../../components/Video/index.ts";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { isBrowserShortcut } from "../../lib/is-browser-shortcut.ts";
import type { GalleryPicture } from "../../components/Image/picture.ts";
import * as strip from "../../styles/thumb.css.ts";
import * as styles from "./ProductGallery.css.ts";
import { shownFile, useLens } from "./useLens.ts";
import { fill } from "../../words/fill.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type ProductGalleryTexts } from "../../words/components/ProductGallery.ts";

/** Requested width of the detail's image file. With the largest file, its width is known exactly. */
const largest = 1600;

/** Opens full-screen pictures, such as a lazily loaded `ImageLightbox`. */
interface Enlarging {
  /**
   * Makes the large picture a button that calls this with its index and shown file. The enlarged picture can
   * use the file as `preview`.
   */
  onEnlarge: (index: number, file: string | undefined) => void;
}

interface GalleryProps extends Omit<ComponentPropsWithRef<"div">, "children" | "defaultValue" | "onChange"> {
  /** Accessible name of the group. */
  label: string;
  /** Each needs an `alt`. An entry with a video plays it. */
  pictures: ReadonlyArray<GalleryPicture>;
  /** Index of the shown picture, from 0; a selected SKU may set it. Makes the gallery controlled. */
  value?: number;
  /** Index of the initially shown picture, when uncontrolled. @default 0 */
  defaultValue?: number;
  /** Called with the new index, also when hovering over a thumbnail. */
  onValueChange?: (value: number) => void;
  /** Overrides the locale's texts. */
  texts?: Partial<ProductGalleryTexts>;
}

export type ProductGalleryProps = GalleryProps & Partial<Enlarging>;

/**
 * Product pictures: a large one, with thumbnails as tabs. Hover shows a square lens, whose area is magnified
 * next to the picture; a click opens the picture in full screen.
 */
export function ProductGallery({
  label,
  pictures,
  value,
  defaultValue = 0,
  onValueChange,
  texts: given,
  onEnlarge,
  className,
  ...rest
}: ProductGalleryProps) {
  const texts = useTexts("productGallery", english, given);
  const [index, setIndex] = useControllableState(value, defaultValue, onValueChange);
  const [first] = useState(index);
  const frame = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const base = useId();
  const count = pictures.length;
  const { film, ratio: _ratio, ...shown } = pictures[index] ?? pictures[0] ?? { src: "", alt: "" };
  const lens = useLens(frame, Boolean(film));

  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowLeft: index - forward,
      ArrowRight: index + forward,
      Home: 0,
      End: count - 1,
    };
    const target = steps[event.key];
    if (target === undefined || isBrowserShortcut(event)) return;
    event.preventDefault();
    const next = (target + count) % count;
    setIndex(next);
    tabs.current?.querySelectorAll("button")[next]?.focus();
  };

  if (count === 0) return null;
  const picture = <Image {...shown} sizes="(max-width: 599px) 100vw, 456px" priority={index === first} />;
  return (
    <div
      data-component="ProductGallery"
      role="group"
      aria-label={label}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <div ref={frame} className={styles.frame}>
        <div
          id={`${base}panel`}
          role={count > 1 ? "tabpanel" : undefined}
          aria-labelledby={count > 1 ? `${base}tab${index}` : undefined}
          data-part="Stage"
          className={styles.stage}
          onPointerMove={lens.look}
          onPointerLeave={lens.leave}
        >
          {film ? (
            <Video film={film} label={shown.alt} poster={shown.src} className={styles.film} />
          ) : (
            <>
              {onEnlarge ? (
                <button
                  type="button"
                  aria-label={texts.enlarge}
                  aria-haspopup="dialog"
                  className={styles.enlarge}
                  onClick={() => {
                    lens.leave();
                    onEnlarge(index, shownFile(frame.current));
                  }}
                >
                  {picture}
                </button>
              ) : (
                picture
              )}
              <span className={styles.lens} />
              <span aria-hidden className={styles.hint}>
                <Icon shape={ZoomIn} size="xs" />
                {texts.zoomHint}
              </span>
              <span aria-hidden className={styles.counter}>
                {index + 1} / {count}
              </span>
            </>
          )}
        </div>
        {lens.used && (
          <div aria-hidden data-part="Detail" className={styles.detail}>
            <Image
              {...shown}
              alt=""
              sizes={`${largest}px`}
              preview={lens.shown}
              onLoad={lens.measure}
              priority
              className={styles.enlarged}
            />
          </div>
        )}
      </div>
      {count > 1 && (
        <div
          ref={tabs}
          role="tablist"
          aria-label={label}
          className={clsx(strip.thumbs, styles.strip)}
          onKeyDown={press}
        >
          {pictures.map(({ film: thumbFilm, ratio: _thumbRatio, ...thumb }, place) => (
            <button
              key={thumb.src}
              id={`${base}tab${place}`}
              type="button"
              role="tab"
              aria-selected={place === index}
              aria-controls={`${base}panel`}
              aria-label={fill(texts.thumb, { index: place + 1, count })}
              tabIndex={place === index ? 0 : -1}
              className={clsx(strip.thumb, styles.thumb)}
              onClick={() => setIndex(place)}
              onPointerEnter={(event) => event.pointerType === "mouse" && setIndex(place)}
            >
              <Image {...thumb} alt="" sizes="69px" />
              {thumbFilm && <Icon shape={Play} size="lg" className={strip.film} />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
