"use client";
import { clsx } from "clsx";
import ImageOff from "lucide-react/icons/image-off";
import { useCallback, useState, type ComponentPropsWithRef } from "react";
import { withVars } from "../../lib/css-var.ts";
import { Icon } from "../Icon/index.ts";
import * as styles from "./Image.css.ts";

/** One format of the picture, in several widths. */
export interface ImageSource {
  /** For example `image/avif`. */
  type: string;
  srcSet: string;
}

type NativeImage = Pick<
  ComponentPropsWithRef<"img">,
  "src" | "srcSet" | "sizes" | "alt" | "onLoad" | "onError" | "crossOrigin" | "draggable"
>;

export interface ImageProps
  extends NativeImage, Omit<ComponentPropsWithRef<"span">, keyof NativeImage | "children"> {
  /** URL of the picture. If it fails to load, a placeholder is shown until the URL changes. */
  src: string;
  /** Describes the picture; empty if adjacent text already does. */
  alt: string;
  /** Width divided by height. @default 1 */
  ratio?: number;
  /** Better formats first; `src` is the fallback for browsers that support none of them. */
  sources?: ReadonlyArray<ImageSource>;
  /** `cover` fills the box and crops, `contain` shows the whole picture. @default "cover" */
  fit?: "cover" | "contain";
  /** Corner radius of the theme's controls (4 px), cards (8 px) or panels (12 px). @default "none" */
  rounded?: "none" | "control" | "card" | "panel";
  /** CSS color shown until the picture loads. @default the studio gray */
  tint?: string;
  /** URL of a smaller file of the same picture, shown until the large one loads. */
  preview?: string;
  /** Above the fold: loads with priority. Other pictures load lazily. @default false */
  priority?: boolean;
}

/**
 * A picture in a box of fixed ratio, so that the layout doesn't shift. A broken picture is replaced by a
 * placeholder.
 */
export function Image({
  src,
  srcSet,
  sizes,
  alt,
  onLoad,
  onError,
  crossOrigin,
  draggable,
  ratio = 1,
  sources = [],
  fit = "cover",
  rounded = "none",
  tint,
  preview,
  priority = false,
  className,
  style,
  ...rest
}: ImageProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  // A picture in the server's HTML may have failed before hydration.
  const checkEarlyFailure = useCallback(
    (img: HTMLImageElement | null) => {
      // SVGs without intrinsic size have no natural width either, so only decoding can tell.
      if (img?.complete && img.naturalWidth === 0 && img.currentSrc)
        img.decode().catch(() => setBrokenSrc(src));
    },
    [src],
  );
  const colours = tint ? { [styles.tint]: tint } : {};
  const previewStyle = preview
    ? { background: `center / ${fit} no-repeat url(${JSON.stringify(preview)})` }
    : {};
  return (
    <span
      data-component="Image"
      data-state={src === brokenSrc ? "broken" : undefined}
      className={clsx(styles.root, styles.rounded[rounded], className)}
      style={withVars({ [styles.ratio]: ratio, ...colours }, { ...previewStyle, ...style })}
      {...rest}
    >
      {src === brokenSrc ? (
        <span className={styles.broken} role={alt ? "img" : undefined} aria-label={alt || undefined}>
          <Icon shape={ImageOff} size="lg" />
        </span>
      ) : (
        <picture className={styles.picture}>
          {sources.map((source) => (
            <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
          ))}
          <img
            key={src}
            ref={checkEarlyFailure}
            srcSet={srcSet}
            sizes={sizes}
            src={src}
            alt={alt}
            loading={priority ? "eager" : "lazy"}
            fetchPriority={priority ? "high" : undefined}
            decoding="async"
            crossOrigin={crossOrigin}
            draggable={draggable}
            className={styles.fit[fit]}
            onLoad={onLoad}
            onError={(event) => {
              setBrokenSrc(src);
              onError?.(event);
            }}
          />
        </picture>
      )}
    </span>
  );
}
