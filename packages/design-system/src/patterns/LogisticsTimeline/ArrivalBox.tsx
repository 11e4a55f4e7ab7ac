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
  way?: { share: number; label: string; from: string; to: string };
  /** The courier, with a call button. */
  person?: { name: string; text: string; action?: ReactNode };
  /** Contents of the parcel. */
  contents?: { pictures: readonly Picture[]; title: string; text?: string };
}

/** A parcel's arrival time and courier, 280 px wide. */
export function ArrivalBox({ label, when, way, person, contents, className, ...rest }: ArrivalBoxProps) {
  return (
    <div data-component="ArrivalBox" className={clsx(styles.box, className)} {...rest}>
      <div>
        {label}
        <p className={styles.when}>{when}</p>
        {way && (
          <>
            <ProgressBar
              kind="meter"
              label={way.label}
              value={way.share}
              max={1}
              valueText={way.label}
              className={styles.way}
            />
            <span className={styles.places}>
              <span>{way.from}</span>
              <span>{way.to}</span>
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
