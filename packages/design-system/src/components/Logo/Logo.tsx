import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { LinkBase } from "../../provider/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./Logo.css.ts";

/** The logo mark, a toothed C wheel. Decorative: show the name next to it, or name the surrounding link. */
export function LogoMark({ className, ...rest }: ComponentPropsWithRef<"svg">) {
  return (
    <svg
      data-component="LogoMark"
      viewBox="0 0 52 52"
      fill="none"
      stroke="currentColor"
      aria-hidden
      className={clsx(styles.mark, className)}
      {...rest}
    >
      <path d="M40.66 14.55A18.6 18.6 0 1 0 40.66 37.45" strokeWidth="9.2" />
      <path d="M44.83 11.29A23.9 23.9 0 1 0 44.83 40.71" strokeWidth="2.6" strokeDasharray="4.9 1.4" />
      <path d="M38.61 16.15A16 16 0 1 0 38.61 35.85" strokeWidth=".8" className={styles.rim} />
      <circle cx="26" cy="26" r="5.6" fill="currentColor" stroke="none" />
    </svg>
  );
}

export interface LogoProps extends Omit<ComponentPropsWithRef<"a">, "href" | "children"> {
  /** URL of the home page. */
  href: string;
  /** Name of the marketplace. */
  name: string;
  /** The line under the name. */
  claim?: string;
  /**
   * Mark before the name, 52 px high, smaller in a compact header; hidden from screen readers. @default
   * `LogoMark`
   */
  mark?: ReactNode;
  /** Accessible name of the link, which replaces name and claim: “Carmine, home page”. */
  label: string;
}

/** Mark, name and claim as a link to the home page. */
export function Logo({ href, name, claim, mark, label, className, ...rest }: LogoProps) {
  return (
    <LinkBase data-component="Logo" href={href} className={clsx(styles.root, className)} {...rest}>
      {mark === undefined ? (
        <LogoMark data-part="mark" />
      ) : (
        <span data-part="mark" aria-hidden className={styles.mark}>
          {mark}
        </span>
      )}
      <span data-part="words" aria-hidden className={styles.words}>
        <span className={styles.name}>{name}</span>
        {claim && <span className={styles.claim}>{claim}</span>}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </LinkBase>
  );
}
