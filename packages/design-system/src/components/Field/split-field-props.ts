import type { CSSProperties } from "react";
import type { FieldTexts } from "./Field.tsx";
import type { FieldSize } from "./FieldBox.tsx";

/** Props shared by all ready-made fields; others go to the control itself. */
export interface ReadyFieldProps extends FieldTexts {
  /** Height: sm 32 px, md 40 px, lg 48 px. @default "md" */
  size?: FieldSize;
  /** Applied to the field's root. */
  className?: string;
  /** Applied to the field's root. */
  style?: CSSProperties;
}

interface ControlIds {
  id?: string;
  "aria-describedby"?: string;
}

/** Splits a ready-made field's props into those of `Field` and those of the control. */
export function splitFieldProps<Props extends ReadyFieldProps & ControlIds>(props: Props) {
  const {
    label,
    labelHidden,
    aside,
    hint,
    error,
    success,
    className,
    style,
    size = "md",
    id,
    "aria-describedby": describedBy,
    ...control
  } = props;
  const field = {
    label,
    labelHidden,
    aside,
    hint,
    error,
    success,
    className,
    style,
    controlId: id,
    describedBy,
  };
  return { field, size, control };
}
