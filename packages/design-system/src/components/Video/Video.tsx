import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import type { Film } from "../Image/picture.ts";
import * as styles from "./Video.css.ts";

export interface VideoProps extends Omit<ComponentPropsWithRef<"video">, "src" | "children" | "aria-label"> {
  /** URL of the file, and captions if there is speech. */
  film: Film;
  /** Accessible name that describes the video. */
  label: string;
}

/** A video with native controls. It loads nothing before it is played, and never autoplays. */
export function Video({ film, label, className, ...rest }: VideoProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a video without speech has no captions; others pass theirs
    <video
      data-component="Video"
      aria-label={label}
      src={film.src}
      controls
      playsInline
      preload="none"
      className={clsx(styles.root, className)}
      {...rest}
    >
      {film.captions && (
        <track
          kind="captions"
          src={film.captions.src}
          srcLang={film.captions.language}
          label={film.captions.label}
          default
        />
      )}
    </video>
  );
}
