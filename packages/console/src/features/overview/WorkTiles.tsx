import { Card, Icon, Link, type IconShape } from "@carmine/design-system";
import type { ReactNode } from "react";
import * as list from "../list/list.css.ts";
import * as styles from "./work-tiles.css.ts";

interface WorkTileProps {
  icon: IconShape;
  /** The number of tasks, or an amount. */
  value: string;
  /** Names the tasks: “Orders to ship”. */
  label: string;
  /** List of the tasks. */
  href: string;
  details?: ReactNode;
  /** Color of the details. */
  tone?: keyof typeof tones;
}

const tones = { neutral: list.calm, caution: list.today, critical: list.late };

/** Work of the day in one row of `WorkTile`, divided by lines. */
export const WorkTiles = ({ children }: { children: ReactNode }) => (
  <Card padding="none" className={styles.card}>
    <ul className={styles.tiles}>{children}</ul>
  </Card>
);

/** One kind of work: how much there is, and the link to its list. */
export const WorkTile = ({ icon, value, label, href, details, tone = "neutral" }: WorkTileProps) => (
  <li className={styles.tile}>
    <span className={styles.head}>
      <span className={styles.value}>{value}</span>
      <span className={list.calm}>
        <Icon shape={icon} size="md" />
      </span>
    </span>
    <Link href={href} className={styles.link}>
      {label}
    </Link>
    {details !== undefined && <span className={`${styles.details} ${tones[tone]}`}>{details}</span>}
  </li>
);
