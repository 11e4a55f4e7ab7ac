import { clsx } from "clsx";
import { Fragment, type ComponentPropsWithRef } from "react";
import { withVars } from "../../lib/css-var.ts";
import type { Picture } from "../../components/Image/picture.ts";
import { LinkBase } from "../../provider/index.ts";
import { bare } from "../../styles/bare.css.ts";
import * as styles from "./HeroBanner.css.ts";

export interface HeroBannerProps extends Omit<ComponentPropsWithRef<"div">, "title" | "children"> {
  /** A few words over the title. */
  kicker?: string;
  /** A heading of the second level. Over 30 characters it is set smaller. */
  title: string;
  /** A sentence under the title. */
  text?: string;
  /** The link of the slide, drawn as a button. */
  action: { label: string; href: string };
  /** A cut-out on transparent ground, 316 px. Beside it the text is left out below 600 px. */
  picture?: Pick<Picture, "src" | "srcSet" | "alt">;
  /** CSS background image of the banner; it must be light, the words are dark in both schemes. */
  ground?: string;
  /** The first slide: its picture is the largest thing in the first view. */
  priority?: boolean;
}

/** Characters from which on a title is set smaller, so that the slide keeps its height. */
const longTitle = 30;

/** A slide of the home carousel, 728 × 304 px. */
export function HeroBanner({
  kicker,
  title,
  text,
  action,
  picture,
  ground,
  priority,
  className,
  style,
  ...rest
}: HeroBannerProps) {
  return (
    <div
      data-component="HeroBanner"
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
  /** Where the slide leads. */
  href: string;
  /** Its `alt` is the name of the link. */
  picture: Picture;
}

/** A slide that is one finished picture. */
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
