import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Heading } from "../Heading/index.ts";
import * as styles from "./Card.css.ts";

export interface CardProps extends ComponentPropsWithRef<"div"> {
  /**
   * The rendered element. A `section` or `aside` needs a name: `aria-labelledby` or `aria-label`.
   * @default "div"
   */
  element?: "div" | "section" | "article" | "aside" | "li" | "form";
  /** sm 12 px, md 16 px, lg 24 px. @default "lg" */
  padding?: "none" | "sm" | "md" | "lg";
}

/** A surface for related content, without border or shadow. */
export function Card({ element = "div", padding = "lg", className, ...rest }: CardProps) {
  const Element = element as "div";
  return (
    <Element
      data-component="Card"
      className={clsx(styles.root, styles.padding[padding], className)}
      {...rest}
    />
  );
}

export interface CardHeadProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** Text of the heading. */
  title: ReactNode;
  /** Heading level of the title. @default 2 */
  level?: 2 | 3 | 4;
  /** Content at the end of the row: a link or a count. */
  children?: ReactNode;
}

/** The first row of a card, up to its edges: the title, and an optional link at the end. */
export function CardHead({ title, level = 2, className, children, ...rest }: CardHeadProps) {
  return (
    <div data-component="CardHead" className={clsx(styles.head, className)} {...rest}>
      <Heading level={level} size={16} className={styles.title}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
