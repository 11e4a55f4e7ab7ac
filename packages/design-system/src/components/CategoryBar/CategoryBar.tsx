import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Container } from "../../layout/Container/index.ts";
import { LinkBase } from "../../provider/index.ts";
import { Icon, type IconShape } from "../Icon/index.ts";
import * as styles from "./CategoryBar.css.ts";

export interface BarLink {
  label: string;
  href: string;
  /** Whether this link is the current page. */
  current?: boolean;
}

export interface CategoryBarProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Accessible name of the navigation landmark. */
  label: string;
  /** A `CategoryMenu`. */
  menu?: ReactNode;
  /** The main links, in order. The one with `current` is marked as the current page. */
  links: ReadonlyArray<BarLink>;
  /** A promise at the end of the bar; hidden first when space is short. */
  note?: { icon?: IconShape; text: string };
}

/** The red 44 px bar: all categories in the first cell, then the shop's main links. */
export function CategoryBar({ label, menu, links, note, className, ...rest }: CategoryBarProps) {
  return (
    <div data-component="CategoryBar" className={clsx(styles.root, className)} {...rest}>
      <Container className={styles.row}>
        {menu && <div className={styles.menu}>{menu}</div>}
        <nav aria-label={label} className={styles.landmark}>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.href}>
                <LinkBase
                  href={link.href}
                  aria-current={link.current ? "page" : undefined}
                  className={styles.link}
                >
                  {link.label}
                </LinkBase>
              </li>
            ))}
          </ul>
        </nav>
        {note && (
          <span className={styles.note}>
            {note.icon && <Icon shape={note.icon} />}
            {note.text}
          </span>
        )}
      </Container>
    </div>
  );
}
