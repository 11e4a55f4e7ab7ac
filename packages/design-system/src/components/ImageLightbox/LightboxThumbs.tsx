"use client";
import Play from "lucide-react/icons/play";
import { useEffect, useRef } from "react";
import type { GalleryPicture } from "../Image/picture.ts";
import * as strip from "../../styles/thumb.css.ts";
import { Icon } from "../Icon/index.ts";
import { Image } from "../Image/index.ts";
import * as styles from "./ImageLightbox.css.ts";
import { fill } from "../../words/fill.ts";

interface LightboxThumbsProps {
  pictures: ReadonlyArray<GalleryPicture>;
  index: number;
  go: (index: number) => void;
  /** Accessible name of a picture, with `{index}` and `{count}`. */
  label: string;
}

/** The thumbnails; the current one is scrolled into view. */
export function LightboxThumbs({ pictures, index, go, label }: LightboxThumbsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [index]);
  return (
    <div ref={list} className={`${strip.thumbs} ${styles.strip}`}>
      {pictures.map(({ film, ratio: _ratio, ...picture }, place) => (
        <button
          key={picture.src}
          type="button"
          aria-label={fill(label, { index: place + 1, count: pictures.length })}
          aria-current={place === index || undefined}
          className={`${strip.thumb} ${styles.thumb}`}
          onClick={() => go(place)}
        >
          <Image {...picture} alt="" sizes="72px" />
          {film && <Icon shape={Play} size="lg" className={strip.film} />}
        </button>
      ))}
    </div>
  );
}
