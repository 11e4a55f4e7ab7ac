import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Container } from "../../layout/Container/index.ts";
import { LinkBase } from "../../provider/index.ts";
import { Icon, type IconShape } from "../Icon/index.ts";
import { bare } from "../../styles/bare.css.ts";
import * as styles from "./Footer.css.ts";

export interface FooterLink {
  label: string;
  href: string;
}

export interface FooterNote {
  icon: IconShape;
  title: string;
  text: string;
}

export interface FooterProps extends Omit<ComponentPropsWithRef<"footer">, "children"> {
  /** Up to four reassurances. */
  notes?: ReadonlyArray<FooterNote>;
  /** Accessible name of the landmark around the columns. */
  linksLabel?: string;
  /** Links under headings. Without them, `service` and `code` are hidden too. */
  columns?: ReadonlyArray<{ title: string; links: readonly FooterLink[] }>;
  /** Customer service: phone number, hours, and other contact options such as a chat button. */
  service?: { title: string; phone?: string; hours?: string; action?: ReactNode };
  /** A 96 px QR code, and what it opens. */
  code?: { picture: ReactNode; label: string };
  /** Accepted payment methods after the copyright notice, such as `CardBrand`s. */
  payments?: ReactNode;
  /** Copyright notice. */
  legal: string;
  /** Links at the end of the copyright line: terms, privacy. @default none */
  legalLinks?: ReadonlyArray<FooterLink>;
}

/** The footer of every page. With only the legal line, it is the minimal footer of the checkout. */
export function Footer({
  notes,
  linksLabel,
  columns,
  service,
  code,
  payments,
  legal,
  legalLinks = [],
  className,
  ...rest
}: FooterProps) {
  const wide = columns !== undefined;
  return (
    <footer data-component="Footer" className={clsx(styles.root, className)} {...rest}>
      {notes && (
        <Container element="ul" className={styles.notes}>
          {notes.map((note) => (
            <li key={note.title} className={styles.note}>
              <span className={styles.noteIcon}>
                <Icon shape={note.icon} size="lg" />
              </span>
              <span>
                <span className={styles.noteTitle}>{note.title}</span>
                <span className={styles.noteText}>{note.text}</span>
              </span>
            </li>
          ))}
        </Container>
      )}
      {wide && (
        <div className={styles.band}>
          <Container element="nav" aria-label={linksLabel} className={styles.columns}>
            {columns.map((column) => (
              <div key={column.title}>
                <h2 className={styles.head}>{column.title}</h2>
                <ul className={bare}>
                  {column.links.map((link) => (
                    <li key={link.href}>
                      <LinkBase href={link.href} className={styles.link}>
                        {link.label}
                      </LinkBase>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            {service && (
              <div>
                <h2 className={styles.head}>{service.title}</h2>
                {service.phone && (
                  <a href={`tel:${service.phone.replace(/[^+\d]/g, "")}`} className={styles.phone}>
                    {service.phone}
                  </a>
                )}
                {service.hours && <p className={styles.hours}>{service.hours}</p>}
                {service.action && <div className={styles.action}>{service.action}</div>}
              </div>
            )}
            {code && (
              <div className={styles.code}>
                {code.picture}
                {code.label}
              </div>
            )}
          </Container>
        </div>
      )}
      <Container>
        <div className={clsx(styles.legal, wide && styles.legalLine)}>
          <span>{legal}</span>
          {payments && <span className={styles.payments}>{payments}</span>}
          <ul className={styles.legalLinks}>
            {legalLinks.map((link) => (
              <li key={link.href}>
                <LinkBase href={link.href} className={styles.legalLink}>
                  {link.label}
                </LinkBase>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}
