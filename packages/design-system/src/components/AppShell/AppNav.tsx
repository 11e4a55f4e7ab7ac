"use client";
import { clsx } from "clsx";
import { useId, useState } from "react";
import { bare } from "../../styles/bare.css.ts";
import { LinkBase } from "../../provider/index.ts";
import { fill } from "../../words/fill.ts";
import { CountBadge } from "../CountBadge/index.ts";
import { ChevronEnd, Icon, type IconShape } from "../Icon/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./AppShell.css.ts";

export interface AppNavPage {
  label: string;
  href: string;
  /** Whether this is the current page. */
  current?: boolean;
}

export interface AppNavLink extends AppNavPage {
  icon: IconShape;
  /** Nothing is shown for zero. */
  count?: number;
  /** Whether the count calls for action. */
  urgent?: boolean;
  /** Pages of the second level. They are visible if one of them or the link is current. */
  pages?: ReadonlyArray<AppNavPage>;
}

export interface AppNavGroup {
  /** Omit it for the first group, with the overview. */
  name?: string;
  /** In order, each with another `href`. */
  links: ReadonlyArray<AppNavLink>;
}

interface AppNavProps {
  groups: ReadonlyArray<AppNavGroup>;
  isCollapsed: boolean;
  /** Label of the button that shows the second level: `{label}`. */
  pagesText: string;
}

/** The two-level links of the navigation. Collapsed, they show only their icons. */
export function AppNav({ groups, isCollapsed, pagesText }: AppNavProps) {
  return (
    <div data-part="Nav" className={styles.nav}>
      {groups.map(({ name, links }) => (
        <div key={links[0]?.href} className={styles.group}>
          {name && (
            <p className={isCollapsed ? styles.groupLine : styles.groupName}>{isCollapsed ? "" : name}</p>
          )}
          <ul aria-label={name} className={bare}>
            {links.map((link) => (
              <NavItem key={link.href} link={link} isCollapsed={isCollapsed} pagesText={pagesText} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function NavItem({
  link,
  isCollapsed,
  pagesText,
}: { link: AppNavLink } & Pick<AppNavProps, "isCollapsed" | "pagesText">) {
  const { label, href, icon, current, count = 0, urgent, pages = [] } = link;
  const id = useId();
  const [isOpen, setOpen] = useState(current === true || pages.some((page) => page.current));
  const isShown = isOpen && !isCollapsed && pages.length > 0;
  return (
    <li>
      <span className={styles.line}>
        <LinkBase
          href={href}
          aria-current={current ? "page" : undefined}
          title={isCollapsed ? label : undefined}
          className={clsx(styles.link, isCollapsed && styles.iconLink)}
        >
          <Icon shape={icon} size="md" />
          {isCollapsed ? (
            <VisuallyHidden>{label}</VisuallyHidden>
          ) : (
            <span className={styles.words}>{label}</span>
          )}
          {count > 0 && (
            <>
              <VisuallyHidden> {count}</VisuallyHidden>
              <CountBadge
                count={count}
                tone={urgent ? "act" : "neutral"}
                className={isCollapsed ? styles.iconCount : undefined}
              />
            </>
          )}
        </LinkBase>
        {pages.length > 0 && !isCollapsed && (
          <button
            type="button"
            aria-label={fill(pagesText, { label })}
            aria-expanded={isOpen}
            aria-controls={isShown ? id : undefined}
            className={styles.opener}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon shape={ChevronEnd} className={styles.chevron} />
          </button>
        )}
      </span>
      {isShown && (
        <ul id={id} aria-label={label} className={bare}>
          {pages.map((page) => (
            <li key={page.href}>
              <LinkBase
                href={page.href}
                aria-current={page.current ? "page" : undefined}
                className={clsx(styles.link, styles.page)}
              >
                <span className={styles.words}>{page.label}</span>
              </LinkBase>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
