import { clsx } from "clsx";
import { Fragment, type ComponentPropsWithRef } from "react";
import { withVars } from "../../lib/css-var.ts";
import type { Picture } from "../../components/Image/picture.ts";
import { LinkBase } from "../../provider/index.ts";
import { bare } from "../../styles/bare.css.ts";
import * as styles from "./HeroBanner.css.ts";

export interface HeroBannerProps extends Omit<ComponentPropsWithRef<"div">, "title" | "children"> {
  /** A few words above the title. */
  kicker?: string;
  /** A level 2 heading. Over 30 characters, it uses a smaller font size. */
  title: string;
  /** Sentence under the title. */
  text?: string;
  /** The slide's link, styled as a button. */
  action: { label: string; href: string };
  /** A 316 px cut-out on a transparent background. With it, the text is hidden below 600 px. */
  picture?: Pick<Picture, "src" | "srcSet" | "alt">;
  /** Color of the ground, so that the slides of a carousel differ. @default "blue" */
  hue?: "blue" | "sand" | "rose" | "sage";
  /** CSS background image in place of the hue; it must be light, because the text is dark in both color schemes. */
  ground?: string;
  /** For the first slide, whose picture is the largest above the fold. */
  priority?: boolean;
}

/** Longer titles have a smaller font, so that the slide keeps its height. */
const longTitle = 30;

/** A slide of the home page carousel, 728 × 304 px. */
export function HeroBanner({
  kicker,
  title,
  text,
  action,
  picture,
  hue,
  ground,
  priority,
  className,
  style,
  ...rest
}: HeroBannerProps) {
  return (
    <div
      data-component="HeroBanner"
      data-hue={hue}
      className={clsx(styles.root, className)}
      style={ground ? withVars({ [styles.ground]: ground }, style) : style}
      {...rest}
    >
      <div className={styles.words}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h2 className={clsx(styles.title, title.length > longTitle && styles.longTitle)}>
          {title.split(" ").map((phrase, index) => (
            <Fragment key={index}>
              {index > 0 && " "}
              <span className={styles.phrase}>{phrase}</span>
            </Fragment>
          ))}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
        <LinkBase href={action.href} className={styles.action}>
          {action.label}
        </LinkBase>
      </div>
      {picture && (
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="(max-width: 599px) 42vw, 316px"
          alt={picture.alt}
          width={316}
          height={316}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : undefined}
          className={styles.picture}
        />
      )}
    </div>
  );
}

export interface PictureBannerProps extends Pick<HeroBannerProps, "priority"> {
  /** URL of the slide. */
  href: string;
  /** Its `alt` is the link's name. */
  picture: Picture;
}

/** A slide that consists of one finished picture. */
export function PictureBanner({ href, picture, priority }: PictureBannerProps) {
  return (
    <LinkBase data-component="PictureBanner" href={href} className={styles.whole}>
      <picture className={bare}>
        {picture.sources?.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes="728px" />
        ))}
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="728px"
          alt={picture.alt}
          width={728}
          height={304}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : undefined}
          className={styles.wholePicture}
        />
      </picture>
    </LinkBase>
  );
}
