import { clsx } from "clsx";
import Clock from "lucide-react/icons/clock";
import Phone from "lucide-react/icons/phone";
import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { Avatar } from "../../components/Avatar/index.ts";
import { Heading } from "../../components/Heading/index.ts";
import { Icon } from "../../components/Icon/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Rating } from "../../components/Rating/index.ts";
import { Tag } from "../../components/Tag/index.ts";
import { Container } from "../../layout/Container/index.ts";
import type { Picture } from "../../components/Image/picture.ts";
import type { ShopScore } from "../ShopCard/index.ts";
import * as styles from "./StoreHeader.css.ts";

export interface StoreHeaderProps extends Omit<ComponentPropsWithRef<"section">, "children"> {
  /** Name of the shop; the heading and accessible name of the section. */
  name: string;
  /** Heading level of the name. @default 1 */
  level?: 1 | 2;
  /** URL of the logo. Without it, the first letter of the name is shown. */
  logo?: string;
  /** Whether the shop is self-operated or verified. */
  mark?: { text: string; self: boolean };
  /** Average rating of the shop. Omit it without ratings. */
  score?: ShopScore;
  /** Followers and location, as text. */
  facts?: ReadonlyArray<string>;
  /** Opening hours: whether the shop is open and until when, or when it can be reached. */
  hours?: ReactNode;
  /** Formatted phone number; rendered as a link that calls it. */
  phone?: string;
  /** Products, service, delivery, replies: four at most. */
  scores?: ReadonlyArray<{ name: string; value: string }>;
  /** Chat and follow. */
  actions?: ReactNode;
  /** Full viewport width, 240 px high. */
  cover?: { picture?: Picture; title: string; text?: string };
  /** A `TabNav` of the shop's pages. */
  tabs?: ReactNode;
  /** A search within the shop, at the end of the tabs. */
  search?: ReactNode;
}

/** Header of a shop's pages: cover, name, scores, and navigation within the shop. */
export function StoreHeader({
  name,
  level = 1,
  logo,
  mark,
  score,
  facts = [],
  hours,
  phone,
  scores = [],
  actions,
  cover,
  tabs,
  search,
  className,
  ...rest
}: StoreHeaderProps) {
  const titleId = useId();
  return (
    <section
      data-component="StoreHeader"
      aria-labelledby={titleId}
      className={clsx(cover && styles.covered, className)}
      {...rest}
    >
      {cover && (
        <div className={styles.cover}>
          {cover.picture && (
            <Image {...cover.picture} priority sizes="100vw" className={styles.coverPicture} />
          )}
          <Container className={styles.coverWords}>
            <p className={styles.coverTitle}>{cover.title}</p>
            {cover.text && <p className={styles.coverText}>{cover.text}</p>}
          </Container>
        </div>
      )}
      <Container className={styles.frame}>
        <div className={styles.panel}>
          <div className={styles.head}>
            <Avatar name={name} src={logo} size={72} shape="square" />
            <div className={styles.words}>
              <div className={styles.row}>
                <Heading level={level} size={24} id={titleId} dir="auto">
                  {name}
                </Heading>
                {mark && <Tag variant={mark.self ? "solid" : "sunken"}>{mark.text}</Tag>}
              </div>
              <div className={clsx(styles.row, styles.factsRow)}>
                <ul className={styles.facts}>
                  {score && (
                    <li className={styles.item}>
                      <Rating value={score.value} label={score.label} size={16}>
                        <strong aria-hidden>{score.text}</strong>
                      </Rating>
                    </li>
                  )}
                  {facts.map((fact) => (
                    <li key={fact} className={styles.item}>
                      {fact}
                    </li>
                  ))}
                </ul>
              </div>
              {(hours || phone) && (
                <div className={styles.row}>
                  {hours && (
                    <span className={styles.fact}>
                      <Icon shape={Clock} />
                      {hours}
                    </span>
                  )}
                  {phone && (
                    <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={styles.fact}>
                      <Icon shape={Phone} />
                      <bdi>{phone}</bdi>
                    </a>
                  )}
                </div>
              )}
            </div>
            {scores.length > 0 && (
              <dl className={styles.scores}>
                {scores.slice(0, 4).map((item) => (
                  <div key={item.name} className={styles.score}>
                    <dt className={styles.scoreName}>{item.name}</dt>
                    <dd className={styles.scoreValue}>{item.value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
          {(tabs || search) && (
            <div className={styles.foot}>
              {tabs}
              {search && <div className={styles.search}>{search}</div>}
            </div>
          )}
        </div>
      </Container>
    </section>
  );
}
