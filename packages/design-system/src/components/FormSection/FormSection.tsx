import { clsx } from "clsx";
import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { Heading } from "../Heading/index.ts";
import * as styles from "./FormSection.css.ts";

export interface FormSectionProps extends Omit<ComponentPropsWithRef<"section">, "title"> {
  /** Topic of the fields: “Visibility”. */
  title: ReactNode;
  /** Heading level of the title. @default 2 */
  level?: 2 | 3 | 4;
  /** One sentence that applies to all fields. */
  hint?: ReactNode;
  /** Content at the end of the title's line: a count, a link or a button. */
  aside?: ReactNode;
  /** `split` puts the title next to the fields, if there is enough space. @default "stacked" */
  layout?: "stacked" | "split";
  /** Columns of fields, if there is enough space. @default 1 */
  columns?: 1 | 2;
  /** The fields. */
  children: ReactNode;
}

/** A card with the fields of a form that belong together. */
export function FormSection({
  title,
  level = 2,
  hint,
  aside,
  layout = "stacked",
  columns = 1,
  className,
  children,
  ...rest
}: FormSectionProps) {
  const id = useId();
  return (
    <section
      data-component="FormSection"
      aria-labelledby={`${id}-title`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <div className={layout === "split" ? styles.split : styles.stacked}>
        <div data-part="Head" className={styles.head}>
          <Heading level={level} size={16} id={`${id}-title`} className={styles.title}>
            {title}
          </Heading>
          {aside && <div className={styles.aside}>{aside}</div>}
          {hint && (
            <p id={`${id}-hint`} className={styles.hint}>
              {hint}
            </p>
          )}
        </div>
        <div data-part="Fields" className={clsx(styles.fields, columns === 2 && styles.two)}>
          {children}
        </div>
      </div>
    </section>
  );
}
