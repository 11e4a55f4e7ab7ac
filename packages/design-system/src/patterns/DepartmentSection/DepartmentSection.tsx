import { clsx } from "clsx";
import { Children, type ComponentPropsWithRef, type ReactNode } from "react";
import * as styles from "./DepartmentSection.css.ts";

export interface DepartmentSectionProps extends ComponentPropsWithRef<"ul"> {
  /** A `DepartmentBanner`; two rows of cards stand beside it. */
  banner?: ReactNode;
}

/** The goods of a department beside its banner: each child becomes an item of the list. */
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
  /** What the department is about: a heading of the third level. */
  title: string;
  /** A sentence under the title. */
  text?: string;
  /** A cut-out on transparent ground; decoration. */
  picture?: string;
  /** A short form or a button. */
  children?: ReactNode;
}

/** What a department is about: dark in both schemes. */
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
