"use client";
import { createContext, use } from "react";

/** What ties a control to the label and the messages of its field. */
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

/** Attributes to spread on a control of your own inside a `Field`. */
export const useFieldControl = (): FieldControl => use(FieldContext);
