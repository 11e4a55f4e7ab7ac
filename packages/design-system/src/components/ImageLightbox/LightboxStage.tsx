"use client";
import { clsx } from "clsx";
import { ChevronEnd, ChevronStart } from "../Icon/index.ts";
import type { GalleryPicture } from "../Image/picture.ts";
import { withVars } from "../../lib/css-var.ts";
import { IconButton } from "../IconButton/index.ts";
import { Image } from "../Image/index.ts";
import { Video } from "../Video/index.ts";
import * as styles from "./ImageLightbox.css.ts";
import type { LightboxTexts } from "../../words/components/ImageLightbox.ts";
import { useTrack } from "./useTrack.ts";
import type { Zoom } from "./useZoom.ts";
import { fill } from "../../words/fill.ts";

interface LightboxStageProps {
  pictures: ReadonlyArray<GalleryPicture>;
  index: number;
  go: (index: number) => void;
  zoom: Zoom;
  texts: LightboxTexts;
}

/** The slides with arrows next to them. Only the current slide is reachable. */
export function LightboxStage({ pictures, index, go, zoom, texts }: LightboxStageProps) {
  const viewport = useTrack(index, go, zoom.level > 1);
  const count = pictures.length;

  const slide = ({ film, ratio = 1, ...picture }: GalleryPicture, place: number) => {
    const shown = place === index;
    const level = shown ? zoom.level : 1;
    const enlarging = film
      ? {}
      : { onClick: zoom.press, onPointerDown: zoom.startDrag, onPointerMove: zoom.drag };
    return (
      <div
        key={picture.src}
        ref={shown ? zoom.slide : undefined}
        role="group"
        aria-label={fill(texts.picture, { index: place + 1, count })}
        inert={!shown}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls with the arrow keys while enlarged
        tabIndex={level > 1 ? 0 : undefined}
        data-part="Slide"
        data-state={level > 1 ? "zoomed" : "fitted"}
        className={styles.slide}
        {...enlarging}
      >
        <div className={styles.frame} style={withVars({ [styles.ratio]: ratio, [styles.level]: level })}>
          {film && shown ? (
            <Video film={film} label={picture.alt} poster={picture.src} />
          ) : (
            <Image
              {...picture}
              ratio={ratio}
              sizes={`${level * 100}vw`}
              priority={shown}
              preview={shown ? (picture.preview ?? picture.src) : undefined}
              rounded="card"
              draggable={false}
            />
          )}
        </div>
      </div>
    );
  };

  return (
    <div className={styles.stage}>
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track}>{pictures.map(slide)}</div>
      </div>
      {count > 1 && (
        <>
          <IconButton
            icon={ChevronStart}
            label={texts.previous}
            size="lg"
            round
            className={clsx(styles.arrow, styles.previous)}
            onClick={() => go(index - 1)}
          />
          <IconButton
            icon={ChevronEnd}
            label={texts.next}
            size="lg"
            round
            className={clsx(styles.arrow, styles.next)}
            onClick={() => go(index + 1)}
          />
        </>
      )}
    </div>
  );
}
