import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Avatar } from "../../components/Avatar/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Rating } from "../../components/Rating/index.ts";
import type { Picture } from "../../components/Image/picture.ts";
import * as styles from "./Review.css.ts";

export interface ReviewItemProps extends Omit<ComponentPropsWithRef<"article">, "children"> {
  /** Who wrote it; without an `avatar` the first letter of the name stands in. */
  author: { name: string; avatar?: string };
  /** Date, country: under the name. */
  facts?: ReactNode;
  /** Stars, 0 to 5, and what is read out instead of them. */
  rating: { value: number; label: string };
  /** What was bought. */
  attribute?: string;
  /** As it was written, in either direction of writing. */
  text: string;
  /** BCP 47 tag of the text: people write in their own language. */
  lang?: string;
  /** Each address once. Their `alt`s are the names of the buttons that open them. */
  pictures?: ReadonlyArray<Picture>;
  /** Opens a picture; without it they are only shown. */
  onOpenPicture?: (index: number) => void;
  /** What its author added later, such as after a winter; the label says when. */
  addition?: { label: ReactNode; text: string; pictures?: ReadonlyArray<Picture> };
  /** The merchant's answer. */
  reply?: { name: string; text: string };
  /** A button “helpful”. */
  action?: ReactNode;
}

function Pictures({
  pictures,
  onOpen,
}: {
  pictures: ReadonlyArray<Picture>;
  onOpen?: ((index: number) => void) | undefined;
}) {
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture, index) => {
        const image = (
          <Image {...picture} ratio={4 / 3} sizes="128px" rounded="control" className={styles.picture} />
        );
        return (
          <li key={picture.src}>
            {onOpen ? (
              <button type="button" className={styles.pictureButton} onClick={() => onOpen(index)}>
                {image}
              </button>
            ) : (
              image
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What one shopper wrote. */
export function ReviewItem({
  author,
  facts,
  rating,
  attribute,
  text,
  lang,
  pictures = [],
  onOpenPicture,
  addition,
  reply,
  action,
  className,
  ...rest
}: ReviewItemProps) {
  return (
    <article data-component="ReviewItem" className={clsx(styles.item, className)} {...rest}>
      <div className={styles.author}>
        <Avatar name={author.name} src={author.avatar} className={styles.avatar} />
        <div className={styles.authorWords}>
          <bdi className={styles.authorName}>{author.name}</bdi>
          {facts && <span className={styles.authorFact}>{facts}</span>}
        </div>
      </div>
      <div className={styles.main}>
        <Rating value={rating.value} label={rating.label}>
          {attribute && (
            <span className={styles.attribute}>
              <bdi>{attribute}</bdi>
            </span>
          )}
        </Rating>
        <p lang={lang} dir="auto" className={styles.text}>
          {text}
        </p>
        <Pictures pictures={pictures} onOpen={onOpenPicture} />
        {addition && (
          <div className={styles.addition}>
            <span className={styles.authorFact}>{addition.label}</span>
            <p lang={lang} dir="auto" className={styles.text}>
              {addition.text}
            </p>
            <Pictures pictures={addition.pictures ?? []} />
          </div>
        )}
        {reply && (
          <p dir="auto" className={styles.reply}>
            <strong className={styles.replyName}>
              <bdi>{reply.name}</bdi>
            </strong>{" "}
            · {reply.text}
          </p>
        )}
        {action}
      </div>
    </article>
  );
}
