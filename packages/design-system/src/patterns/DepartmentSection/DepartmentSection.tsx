import { clsx } from "clsx";
import { Children, type ComponentPropsWithRef, type ReactNode } from "react";
import * as styles from "./DepartmentSection.css.ts";

export interface DepartmentSectionProps extends ComponentPropsWithRef<"ul"> {
  /** A `DepartmentBanner`; two rows of cards are next to it. */
  banner?: ReactNode;
}

/** A department's products next to its banner. Each child becomes a list item. */
export function DepartmentSection({ banner, className, children, ...rest }: DepartmentSectionProps) {
  return (
    <ul
      data-component="DepartmentSection"
      className={clsx(styles.root, banner && styles.underBanner, className)}
      {...rest}
    >
      {banner && <li className={styles.bannerCell}>{banner}</li>}
      {Children.map(children, (child) => (
        <li className={styles.cell}>{child}</li>
      ))}
    </ul>
  );
}

export interface DepartmentBannerProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** Topic of the department: a level 3 heading. */
  title: string;
  /** Sentence under the title. */
  text?: string;
  /** URL of a decorative cut-out on a transparent background. */
  picture?: string;
  /** A short form or a button. */
  children?: ReactNode;
}

/** A department's introduction, dark in both color schemes. */
export function DepartmentBanner({
  title,
  text,
  picture,
  className,
  children,
  ...rest
}: DepartmentBannerProps) {
  return (
    <div data-component="DepartmentBanner" className={clsx(styles.banner, className)} {...rest}>
      <div className={styles.content}>
        <h3 className={styles.title}>{title}</h3>
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </div>
      {picture && (
        <img src={picture} alt="" width={320} height={320} loading="lazy" className={styles.cutOut} />
      )}
    </div>
  );
}
