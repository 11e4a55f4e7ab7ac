"use client";
import { clsx } from "clsx";
import UserRound from "lucide-react/icons/user-round";
import { useState, type ComponentPropsWithRef } from "react";
import { Icon } from "../Icon/index.ts";
import * as styles from "./Avatar.css.ts";
import { firstLetter } from "./first-letter.ts";

export interface AvatarProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /**
   * Name of the person or shop. Its first letter replaces a missing picture; an empty name shows the
   * signed-out icon.
   */
  name: string;
  /** URL of the picture. The first letter of `name` is shown until it loads, or if it fails to load. */
  src?: string;
  /** Size in px. @default 40 */
  size?: 20 | 32 | 40 | 48 | 64 | 72;
  /** `square` for shops. @default "circle" */
  shape?: "circle" | "square";
}

/** A profile picture or logo. It is decorative, so show the name as text next to it. */
export function Avatar({ name, src, size = 40, shape = "circle", className, ...rest }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const letter = firstLetter(name);
  return (
    <span
      data-component="Avatar"
      aria-hidden
      className={clsx(
        styles.root,
        styles.size[size],
        shape === "square" && styles.square,
        (shape === "square" || !letter) && styles.calm,
        className,
      )}
      {...rest}
    >
      {src && src !== brokenSrc ? (
        <img src={src} alt="" loading="lazy" className={styles.picture} onError={() => setBrokenSrc(src)} />
      ) : (
        letter || <Icon shape={UserRound} size={size >= 48 ? "lg" : "sm"} />
      )}
    </span>
  );
}
