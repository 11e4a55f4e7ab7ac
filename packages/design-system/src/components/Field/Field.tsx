"use client";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useId, useMemo, type ComponentPropsWithRef, type ReactNode } from "react";
import { Icon } from "../Icon/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { FieldContext, type FieldControl } from "./field-context.ts";
import * as styles from "./Field.css.ts";

/** Texts around a control. */
export interface FieldTexts {
  /** Label above the control. */
  label: ReactNode;
  /** Hides the label visually, if the context makes it clear. */
  labelHidden?: boolean;
  /** Content at the end of the label's line: a link, counter or note. */
  aside?: ReactNode;
  /** Hint about the expected input. */
  hint?: ReactNode;
  /** Error message. Replaces the hint. */
  error?: ReactNode;
  /** Confirms valid input. */
  success?: ReactNode;
}

export interface FieldProps extends FieldTexts, Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The control's id. Generated if omitted. */
  controlId?: string;
  /** Ids of further descriptions of the control. */
  describedBy?: string;
  /** One control. Ready-made fields connect automatically; others spread `useFieldControl()`. */
  children: ReactNode;
}

/** Label, hint and messages of one control, connected to it for screen readers. */
export function Field({
  label,
  labelHidden = false,
  aside,
  hint,
  error,
  success,
  controlId,
  describedBy,
  className,
  children,
  ...rest
}: FieldProps) {
  const generatedId = useId();
  const id = controlId ?? generatedId;
  const note = noteOf({ error, success, hint });
  const control = useMemo<FieldControl>(
    () => ({
      id,
      "aria-describedby": clsx(describedBy, note && `${id}-note`) || undefined,
      "aria-invalid": note?.kind === "error" || undefined,
    }),
    [id, describedBy, note],
  );
  const labelElement = (
    <label htmlFor={id} id={`${id}-label`} className={styles.label}>
      {label}
    </label>
  );
  return (
    <div
      data-component="Field"
      data-invalid={control["aria-invalid"]}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <FieldHead label={labelElement} labelHidden={labelHidden} aside={aside} />
      <FieldContext value={control}>{children}</FieldContext>
      {note && <FieldNote id={`${id}-note`} {...note} />}
    </div>
  );
}

/** The line above a control. An aside is visible even if the label is hidden. */
export function FieldHead({
  label,
  labelHidden,
  aside,
}: Pick<FieldTexts, "label" | "labelHidden" | "aside">) {
  const name = labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label;
  if (labelHidden && !aside) return <>{name}</>;
  return (
    <div className={styles.head}>
      {name}
      {aside && <span className={styles.aside}>{aside}</span>}
    </div>
  );
}

interface Note {
  kind: "error" | "success" | "note";
  children: ReactNode;
}

function noteOf({ error, success, hint }: Pick<FieldTexts, "error" | "success" | "hint">): Note | null {
  if (error) return { kind: "error", children: error };
  if (success) return { kind: "success", children: success };
  return hint ? { kind: "note", children: hint } : null;
}

/** A message under a control. Error and success have an icon, so that color isn't the only cue. */
export function FieldNote({ id, kind, children }: Note & { id: string }) {
  return (
    <p id={id} data-part="Note" className={styles[kind]}>
      {kind === "error" && <Icon shape={CircleAlert} size="xs" className={styles.noteIcon} />}
      {kind === "success" && <Icon shape={Check} size="xs" className={styles.noteIcon} />}
      <span>{children}</span>
    </p>
  );
}
