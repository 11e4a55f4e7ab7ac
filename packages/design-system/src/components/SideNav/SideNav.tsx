import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentPropsWithRef } from "react";
import { LinkBase } from "../../provider/index.ts";
import { CountBadge } from "../CountBadge/index.ts";
import { Icon, type IconShape } from "../Icon/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { bare } from "../../styles/bare.css.ts";
import * as styles from "./SideNav.css.ts";

export interface SideNavLink {
  label: string;
  href: string;
  icon?: IconShape;
  /** Whether this is the current page. */
  current?: boolean;
  /** Nothing is shown for zero. */
  count?: number;
  /** Whether the count calls for action. */
  urgent?: boolean;
}

export interface SideNavGroup {
  /** Name of the group. Omit it for the first group, with the overview. */
  name?: string;
  links: readonly SideNavLink[];
  /** Whether the group can be collapsed; initially expanded. Requires a name. */
  collapsible?: boolean;
}

export interface SideNavProps extends Omit<ComponentPropsWithRef<"nav">, "children" | "aria-label"> {
  /** Accessible name of the landmark. */
  label: string;
  /** Groups in order, each with at least one link, whose URL is the group's React key. */
  groups: ReadonlyArray<SideNavGroup>;
}

/**
 * Navigation within a section of the site, such as the account. Groups collapse with `details`, without
 * JavaScript.
 */
export function SideNav({ label, groups, className, ...rest }: SideNavProps) {
  const list = (group: SideNavGroup) => (
    <ul aria-label={group.name} className={clsx(bare, styles.list)}>
      {group.links.map(({ label: words, href, icon, current, count, urgent }) => (
        <li key={href}>
          <LinkBase href={href} aria-current={current ? "page" : undefined} className={styles.link}>
            {icon && <Icon shape={icon} size="md" />}
            <span className={styles.words}>{words}</span>
            {count !== undefined && count > 0 && (
              <>
                <VisuallyHidden> {count}</VisuallyHidden>
                <CountBadge count={count} tone={urgent ? "act" : "neutral"} />
              </>
            )}
          </LinkBase>
        </li>
      ))}
    </ul>
  );
  return (
    <nav data-component="SideNav" aria-label={label} className={clsx(styles.root, className)} {...rest}>
      {groups.map((group) => {
        const key = group.links[0]?.href;
        return group.name && group.collapsible ? (
          <details key={key} open data-part="Group" className={styles.group}>
            <summary className={styles.name}>
              {group.name}
              <Icon shape={ChevronDown} className={styles.sign} />
            </summary>
            {list(group)}
          </details>
        ) : (
          <div key={key} data-part="Group" className={styles.group}>
            {group.name && <p className={styles.name}>{group.name}</p>}
            {list(group)}
          </div>
        );
      })}
    </nav>
  );
}
