"use client";
import { clsx } from "clsx";
import { useId, type ComponentPropsWithRef } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { Icon, type IconShape } from "../Icon/index.ts";
import * as styles from "./Segments.css.ts";

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: IconShape;
  disabled?: boolean;
}

export interface SegmentsProps<Value extends string> extends Omit<
  ComponentPropsWithRef<"div">,
  "onChange" | "defaultValue" | "children"
> {
  /** Accessible name of the group, such as the setting's name. */
  label: string;
  /** Shows the label above the row, as next to fields. @default false */
  labelVisible?: boolean;
  /** Two to four segments, in order. */
  segments: ReadonlyArray<Segment<Value>>;
  /** `value` of the selected segment. Makes the component controlled. */
  value?: NoInfer<Value>;
  /** `value` of the initially selected segment, when uncontrolled. @default the first segment */
  defaultValue?: NoInfer<Value>;
  /** Called with the `value` of the selected segment. */
  onValueChange?: (value: Value) => void;
}

/**
 * One of two to four short options in a row: a view, a sign-in method. Built on radios, so arrow keys work.
 */
export function Segments<Value extends string>({
  label,
  labelVisible = false,
  segments,
  value,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: SegmentsProps<Value>) {
  const name = useId();
  const [chosen, choose] = useControllableState<Value | undefined, []>(
    value,
    defaultValue ?? segments[0]?.value,
    (next) => {
      if (next !== undefined) onValueChange?.(next);
    },
  );
  const row = segments.map((segment) => (
    <label key={segment.value} className={styles.segment}>
      <input
        type="radio"
        name={name}
        className={styles.input}
        value={segment.value}
        checked={segment.value === chosen}
        disabled={segment.disabled}
        onChange={() => choose(segment.value)}
      />
      {segment.icon && <Icon shape={segment.icon} />}
      {segment.label}
    </label>
  ));
  return (
    <div
      data-component="Segments"
      role="radiogroup"
      aria-label={label}
      className={clsx(labelVisible ? styles.labeled : styles.root, className)}
      {...rest}
    >
      {labelVisible ? (
        <>
          <span aria-hidden className={styles.label}>
            {label}
          </span>
          <div className={styles.root}>{row}</div>
        </>
      ) : (
        row
      )}
    </div>
  );
}
