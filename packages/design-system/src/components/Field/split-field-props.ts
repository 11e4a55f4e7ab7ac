import type { CSSProperties } from "react";
import type { FieldTexts } from "./Field.tsx";
import type { FieldSize } from "./FieldBox.tsx";

/** Props that all ready-made fields share; the other ones go to the control itself. */
export interface ReadyFieldProps extends FieldTexts {
  /** Height: sm 32 px, md 40 px, lg 48 px. @default "md" */
  size?: FieldSize;
  /** On the field's root. */
  className?: string;
  /** On the field's root. */
  style?: CSSProperties;
}

interface ControlIds {
  id?: string;
  "aria-describedby"?: string;
}

/** Sorts a ready-made field's props into those of `Field` and those of the control. */
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
