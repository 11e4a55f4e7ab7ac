import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Container } from "../../layout/Container/index.ts";
import { LinkBase } from "../../provider/index.ts";
import { Icon, type IconShape } from "../Icon/index.ts";
import * as styles from "./CategoryBar.css.ts";

export interface BarLink {
  label: string;
  href: string;
  /** The page one is on. */
  current?: boolean;
}

export interface CategoryBarProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Name of the landmark around the links. */
  label: string;
  /** A `CategoryMenu`. */
  menu?: ReactNode;
  /** The main places, in their order; the one with `current` is marked as the page one is on. */
  links: ReadonlyArray<BarLink>;
  /** A promise at the right end; it goes first where room is short. */
  note?: { icon?: IconShape; text: string };
}

/** The red bar, 44 px: all categories in its first cell, then the main places of the shop. */
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
