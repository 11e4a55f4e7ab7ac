"use client";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useId, useMemo, type ComponentPropsWithRef, type ReactNode } from "react";
import { Icon } from "../Icon/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { FieldContext, type FieldControl } from "./field-context.ts";
import * as styles from "./Field.css.ts";

/** The words around a control. */
export interface FieldTexts {
  /** Name of the control, over it. */
  label: ReactNode;
  /** For screen readers only, where the place says enough. */
  labelHidden?: boolean;
  /** At the right end of the label's line: a link, a counter, a remark. */
  aside?: ReactNode;
  /** What to enter, before anything is wrong. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. Takes the place of the hint. */
  error?: ReactNode;
  /** What was found to be right. */
  success?: ReactNode;
}

export interface FieldProps extends FieldTexts, Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The id of the control. Made up where it is missing. */
  controlId?: string;
  /** Ids of further descriptions of the control. */
  describedBy?: string;
  /** One control. The ready-made fields are tied by themselves, others spread `useFieldControl()`. */
  children: ReactNode;
}

/** Label, hint and messages of one control, tied to it for screen readers. */
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
  const madeUp = useId();
  const id = controlId ?? madeUp;
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

/** The line over a control. An aside is shown beside a hidden label too. */
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

/** A message under a control; wrong and right carry an icon, so that color is never the only sign. */
export function FieldNote({ id, kind, children }: Note & { id: string }) {
  return (
    <p id={id} data-part="Note" className={styles[kind]}>
      {kind === "error" && <Icon shape={CircleAlert} size="xs" className={styles.noteIcon} />}
      {kind === "success" && <Icon shape={Check} size="xs" className={styles.noteIcon} />}
      <span>{children}</span>
    </p>
  );
}
