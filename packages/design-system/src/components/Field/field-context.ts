"use client";
import { createContext, use } from "react";

/** Attributes that connect a control to its field's label and messages. */
export interface FieldControl {
  id: string | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-labelledby"?: string | undefined;
}

export const FieldContext = createContext<FieldControl>({
  id: undefined,
  "aria-describedby": undefined,
  "aria-invalid": undefined,
});

/** Attributes to spread on a custom control inside a `Field`. */
export const useFieldControl = (): FieldControl => use(FieldContext);
