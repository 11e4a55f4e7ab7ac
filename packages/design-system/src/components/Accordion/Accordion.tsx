import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "../Icon/index.ts";
import * as styles from "./Accordion.css.ts";

export type AccordionProps = ComponentPropsWithRef<"div">;

/** Collapsible sections that open and close independently. */
export function Accordion({ className, ...rest }: AccordionProps) {
  return <div data-component="Accordion" className={clsx(styles.root, className)} {...rest} />;
}

export interface AccordionItemProps extends Omit<ComponentPropsWithRef<"details">, "title"> {
  /** Text of the row that toggles the section. */
  title: ReactNode;
  /** Items that share a name close each other. */
  name?: string;
}

/** One section. Uses native `details`, so that find-in-page also searches closed sections. */
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
