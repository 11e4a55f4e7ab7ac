import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Avatar } from "../../components/Avatar/index.ts";
import { Image } from "../../components/Image/index.ts";
import { ProgressBar } from "../../components/ProgressBar/index.ts";
import type { Picture } from "../../components/Image/picture.ts";
import * as styles from "./LogisticsTimeline.css.ts";

export interface ArrivalBoxProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Label of the arrival time: “Arriving”. */
  label: string;
  /** Arrival time, as text. */
  when: ReactNode;
  /** Progress between two places, 0 to 1. */
  progress?: { share: number; label: string; from: string; to: string };
  /** The courier, with a call button. */
  person?: { name: string; text: string; action?: ReactNode };
  /** Contents of the parcel. */
  contents?: { pictures: readonly Picture[]; title: string; text?: string };
}

/** A parcel's arrival time and courier, 280 px wide. */
export function ArrivalBox({ label, when, progress, person, contents, className, ...rest }: ArrivalBoxProps) {
  return (
    <div data-component="ArrivalBox" className={clsx(styles.box, className)} {...rest}>
      <div>
        {label}
        <p className={styles.when}>{when}</p>
        {progress && (
          <>
            <ProgressBar
              kind="meter"
              label={progress.label}
              value={progress.share}
              max={1}
              valueText={progress.label}
              className={styles.progress}
            />
            <span className={styles.places}>
              <span>{progress.from}</span>
              <span>{progress.to}</span>
            </span>
          </>
        )}
      </div>
      {person && (
        <div className={styles.part}>
          <Avatar name={person.name} size={40} />
          <span className={styles.words}>
            <strong className={styles.name}>{person.name}</strong>
            {person.text}
          </span>
          {person.action}
        </div>
      )}
      {contents && (
        <div className={styles.part}>
          {contents.pictures.slice(0, 2).map((picture) => (
            <Image
              key={picture.src}
              {...picture}
              alt=""
              sizes="40px"
              rounded="control"
              className={styles.picture}
            />
          ))}
          <span className={styles.words}>
            <span className={styles.contents}>{contents.title}</span>
            {contents.text}
          </span>
        </div>
      )}
    </div>
  );
}
