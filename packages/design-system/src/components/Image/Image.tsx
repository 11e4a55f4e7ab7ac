"use client";
import { clsx } from "clsx";
import ImageOff from "lucide-react/icons/image-off";
import { useCallback, useState, type ComponentPropsWithRef } from "react";
import { withVars } from "../../lib/css-var.ts";
import { Icon } from "../Icon/index.ts";
import * as styles from "./Image.css.ts";

/** One format of the picture, in several widths. */
export interface ImageSource {
  /** Such as `image/avif`. */
  type: string;
  srcSet: string;
}

type NativeImage = Pick<
  ComponentPropsWithRef<"img">,
  "src" | "srcSet" | "sizes" | "alt" | "onLoad" | "onError" | "crossOrigin" | "draggable"
>;

export interface ImageProps
  extends NativeImage, Omit<ComponentPropsWithRef<"span">, keyof NativeImage | "children"> {
  /** Address of the picture. Where it can't be loaded, the stand-in is shown until the address changes. */
  src: string;
  /** What is to be seen; empty where the words beside it say it. */
  alt: string;
  /** Width by height. @default 1 */
  ratio?: number;
  /** Better formats first; `src` is for browsers that know none of them. */
  sources?: ReadonlyArray<ImageSource>;
  /** `cover` fills the box and loses its edges, `contain` shows all of the picture. @default "cover" */
  fit?: "cover" | "contain";
  /** Corners as controls (4 px), cards (8 px) or panels (12 px) of the theme have them. @default "none" */
  rounded?: "none" | "control" | "card" | "panel";
  /** CSS color until the picture is there. @default the studio's gray */
  tint?: string;
  /** Address of a smaller file of the same picture, shown until the large one is there. */
  preview?: string;
  /**
   * In view at once: loads first. The others load when they come near.
   * @default false
   */
  priority?: boolean;
}

/** A picture in a box of fixed ratio, so nothing jumps; a broken one shows a drawn stand-in. */
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
  // A picture of the server's HTML may have failed before React was there to hear of it.
  const checkEarlyFailure = useCallback(
    (img: HTMLImageElement | null) => {
      // Drawings without a size of their own have no width either, so only decoding tells.
      if (img?.complete && img.naturalWidth === 0 && img.currentSrc)
        img.decode().catch(() => setBrokenSrc(src));
    },
    [src],
  );
  const colours = tint ? { [styles.tint]: tint } : {};
  const beneath = preview ? { background: `center / ${fit} no-repeat url(${JSON.stringify(preview)})` } : {};
  return (
    <span
      data-component="Image"
      data-state={src === brokenSrc ? "broken" : undefined}
      className={clsx(styles.root, styles.rounded[rounded], className)}
      style={withVars({ [styles.ratio]: ratio, ...colours }, { ...beneath, ...style })}
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
