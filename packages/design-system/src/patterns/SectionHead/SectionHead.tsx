import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { ChevronEnd, Icon } from "../../components/Icon/index.ts";
import { LinkBase } from "../../provider/index.ts";
import * as styles from "./SectionHead.css.ts";

export interface SectionTab {
  id: string;
  label: string;
  /** URL of the same view, which works without JavaScript. */
  href: string;
  current?: boolean;
}

export interface SectionHeadProps extends Omit<ComponentPropsWithRef<"div">, "title" | "children"> {
  /** Text of the heading. */
  title: ReactNode;
  /** Heading level of the title. @default 2 */
  level?: 1 | 2 | 3;
  /** DOM id of the title, for `aria-labelledby` of the section. */
  titleId?: string;
  /** Text next to the title. */
  subtitle?: ReactNode;
  /** Views of the section as links; one of them is `current`. */
  tabs?: ReadonlyArray<SectionTab>;
  /** Accessible name of the tabs. Only used with `tabs`. */
  tabsLabel?: string;
  /** Link to everything, at the end of the line. */
  more?: { label: string; href: string };
}

/** Title of a section, 32 px high, with a subtitle, tabs, and a link to everything. */
export function SectionHead({
  title,
  level = 2,
  titleId,
  subtitle,
  tabs,
  tabsLabel,
  more,
  className,
  ...rest
}: SectionHeadProps) {
  const Title = `h${level}` as const;
  return (
    <div data-component="SectionHead" className={clsx(styles.root, className)} {...rest}>
      <Title id={titleId} className={styles.title}>
        {title}
      </Title>
      {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
      {tabs && (
        <ul aria-label={tabsLabel} className={styles.tabs}>
          {tabs.map((tab) => (
            <li key={tab.id}>
              <LinkBase href={tab.href} aria-current={tab.current || undefined} className={styles.tab}>
                {tab.label}
              </LinkBase>
            </li>
          ))}
        </ul>
      )}
      {more && (
        <LinkBase href={more.href} className={styles.more}>
          {more.label}
          <Icon shape={ChevronEnd} />
        </LinkBase>
      )}
    </div>
  );
}
