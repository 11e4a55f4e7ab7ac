import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentPropsWithRef } from "react";
import { Icon } from "../../components/Icon/index.ts";
import * as styles from "./SizeFinder.css.ts";

export interface SizeFinderProps extends Omit<ComponentPropsWithRef<"form">, "children" | "action"> {
  /** URL of the search. */
  action: string;
  /**
   * One select each. `name` is the query parameter; the first option is selected without a `defaultValue`.
   */
  fields: ReadonlyArray<{ name: string; label: string; options: readonly string[]; defaultValue?: string }>;
  /** Text of the submit button. */
  submitLabel: string;
}

/** Finds products by size: a plain GET form on a `DepartmentBanner`. */
export function SizeFinder({ action, fields, submitLabel, className, ...rest }: SizeFinderProps) {
  return (
    <form
      data-component="SizeFinder"
      method="get"
      action={action}
      className={clsx(styles.root, className)}
      {...rest}
    >
      {fields.map((field) => (
        <label key={field.name} className={styles.field}>
          <span className={clsx(styles.label, styles.labelCell)}>{field.label}</span>
          <select name={field.name} defaultValue={field.defaultValue} className={styles.select}>
            {field.options.map((option) => (
              <option key={option} className={styles.option}>
                {option}
              </option>
            ))}
          </select>
          <Icon shape={ChevronDown} className={styles.chevron} />
        </label>
      ))}
      <button type="submit" className={styles.submit}>
        {submitLabel}
      </button>
    </form>
  );
}
