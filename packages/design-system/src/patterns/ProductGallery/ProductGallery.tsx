"use client";
import { clsx } from "clsx";
import ZoomIn from "lucide-react/icons/zoom-in";
import {
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type PointerEvent,
} from "react";
import { Icon } from "../../components/Icon/index.ts";
import { Image } from "../../components/Image/index.ts";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { varName } from "../../lib/css-var.ts";
import type { Picture } from "../../lib/picture.ts";
import { lensOrigin } from "./lens.ts";
import * as styles from "./ProductGallery.css.ts";

export interface ProductGalleryProps extends Omit<
  ComponentPropsWithRef<"div">,
  "children" | "defaultValue" | "onChange"
> {
  /** Name of the group. */
  label: string;
  /** Their `alt` says what each one shows. */
  pictures: readonly Picture[];
  /** The shown picture, from 0: a chosen sku may set it. */
  value?: number;
  defaultValue?: number;
  onValueChange?: (value: number) => void;
  /** Name of a thumbnail, such as “Picture 2 of 6”. */
  thumbLabel: (index: number, count: number) => string;
  zoomHint: string;
}

/** Pictures of a product: a large one with a lens under the mouse, thumbnails as tabs. */
export function ProductGallery({
  label,
  pictures,
  value,
  defaultValue = 0,
  onValueChange,
  thumbLabel,
  zoomHint,
  className,
  ...rest
}: ProductGalleryProps) {
  const [index, setIndex] = useControllableState(value, defaultValue, onValueChange);
  const [first] = useState(index);
  const stage = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const base = useId();
  const count = pictures.length;
  const shown = pictures[index] ?? pictures[0];

  const look = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.pointerType !== "mouse") return;
    const origin = lensOrigin(
      { x: event.clientX, y: event.clientY },
      event.currentTarget.getBoundingClientRect(),
    );
    const { style } = event.currentTarget;
    // Written past React: a moving mouse must not render anything.
    style.setProperty(varName(styles.lensX), `${origin.x}%`);
    style.setProperty(varName(styles.lensY), `${origin.y}%`);
    event.currentTarget.dataset.lens = "";
  };

  const press = (event: KeyboardEvent): void => {
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + count) % count;
    setIndex(next);
    tabs.current?.querySelectorAll("button")[next]?.focus();
  };

  if (!shown) return null;
  return (
    <div
      data-component="ProductGallery"
      role="group"
      aria-label={label}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <div
        ref={stage}
        id={`${base}panel`}
        role={count > 1 ? "tabpanel" : undefined}
        aria-labelledby={count > 1 ? `${base}tab${index}` : undefined}
        className={styles.stage}
        onPointerMove={look}
        onPointerLeave={() => delete stage.current?.dataset.lens}
      >
        <Image
          {...shown}
          sizes="(max-width: 599px) 100vw, 456px"
          priority={index === first}
          className={styles.picture}
        />
        <span aria-hidden className={styles.counter}>
          {index + 1} / {count}
        </span>
        <span aria-hidden className={styles.hint}>
          <Icon shape={ZoomIn} size="xs" />
          {zoomHint}
        </span>
      </div>
      {count > 1 && (
        <div ref={tabs} role="tablist" aria-label={label} className={styles.thumbs} onKeyDown={press}>
          {pictures.map((picture, place) => (
            <button
              key={picture.src}
              id={`${base}tab${place}`}
              type="button"
              role="tab"
              aria-selected={place === index}
              aria-controls={`${base}panel`}
              aria-label={thumbLabel(place, count)}
              tabIndex={place === index ? 0 : -1}
              className={styles.thumb}
              onClick={() => setIndex(place)}
              onPointerEnter={(event) => event.pointerType === "mouse" && setIndex(place)}
            >
              <Image {...picture} alt="" sizes="69px" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
