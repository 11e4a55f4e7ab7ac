import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Avatar } from "../../components/Avatar/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Rating } from "../../components/Rating/index.ts";
import type { Picture } from "../../components/Image/picture.ts";
import * as styles from "./Review.css.ts";

export interface ReviewItemProps extends Omit<ComponentPropsWithRef<"article">, "children"> {
  /**
   * Author. Without an `avatar`, the first letter of the name is shown. Omit it in a list of a shopper's own
   * reviews.
   */
  author?: { name: string; avatar?: string };
  /** Date and country, below the name; without an author, next to the stars. */
  facts?: ReactNode;
  /** Stars, 0 to 5, and the text for screen readers. */
  rating: { value: number; label: string };
  /** The purchased option. */
  attribute?: string;
  /** The original text, in either text direction. */
  text: string;
  /** BCP 47 language of the text. */
  lang?: string;
  /** URLs must be unique. Their `alt`s name the buttons that open them. */
  pictures?: ReadonlyArray<Picture>;
  /** Opens a picture. Without it, pictures are not clickable. */
  onOpenPicture?: (index: number) => void;
  /** The author's later addition; the label has its date. */
  addition?: { label: ReactNode; text: string; pictures?: ReadonlyArray<Picture> };
  /** The merchant's reply. */
  reply?: { name: string; text: string };
  /** A “helpful” button. */
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

/** One review by a shopper. */
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
    <article
      data-component="ReviewItem"
      className={clsx(styles.item, author && styles.columns, className)}
      {...rest}
    >
      {author && (
        <div className={styles.author}>
          <Avatar name={author.name} src={author.avatar} className={styles.avatar} />
          <div className={styles.authorWords}>
            <bdi className={styles.authorName}>{author.name}</bdi>
            {facts && <span className={styles.authorFact}>{facts}</span>}
          </div>
        </div>
      )}
      <div className={styles.main}>
        <Rating value={rating.value} label={rating.label}>
          {attribute && (
            <span className={styles.attribute}>
              <bdi>{attribute}</bdi>
            </span>
          )}
          {!author && facts && <span className={styles.attribute}>{facts}</span>}
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
