"use client";
import { createContext, use, type ChangeEvent } from "react";

interface RadioGroupState {
  name: string;
  value: string;
  disabled: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

export const RadioGroupContext = createContext<RadioGroupState | null>(null);

/** Native attributes of the radio with this value in its group. */
export function useRadio(value: string) {
  const group = use(RadioGroupContext);
  if (!group) {
    throw new Error(
      `The radio "${value}" stands outside of a RadioGroup, which holds its name and its value. Put it inside one.`,
    );
  }
  return {
    type: "radio",
    name: group.name,
    value,
    checked: group.value === value,
    disabled: group.disabled || undefined,
    onChange: group.onChange,
  };
}
