import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import type { Film } from "../Image/picture.ts";
import * as styles from "./Video.css.ts";

export interface VideoProps extends Omit<ComponentPropsWithRef<"video">, "src" | "children" | "aria-label"> {
  /** Address of the file, and its captions where there is speech. */
  film: Film;
  /** What the film shows. */
  label: string;
}

/** A film with the browser's own controls. Nothing of it is fetched before it is asked for, and it never starts alone. */
export function Video({ film, label, className, ...rest }: VideoProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a film without speech has none; the others bring theirs
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
