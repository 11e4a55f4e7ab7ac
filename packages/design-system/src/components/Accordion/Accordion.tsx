import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "../Icon/index.ts";
import * as styles from "./Accordion.css.ts";

export type AccordionProps = ComponentPropsWithRef<"div">;

/** Parts that open and close each for itself. */
export function Accordion({ className, ...rest }: AccordionProps) {
  return <div data-component="Accordion" className={clsx(styles.root, className)} {...rest} />;
}

export interface AccordionItemProps extends Omit<ComponentPropsWithRef<"details">, "title"> {
  /** Words of the row that opens and closes the part. */
  title: ReactNode;
  /** Items of one name close each other. */
  name?: string;
}

/** One part: the browser's own `details`, so the text is found by searching in the page. */
export function AccordionItem({ title, className, children, ...rest }: AccordionItemProps) {
  return (
    <details data-component="AccordionItem" className={clsx(styles.item, className)} {...rest}>
      <summary className={styles.summary}>
        {title}
        <Icon shape={ChevronDown} className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
