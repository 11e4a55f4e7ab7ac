"use client";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";
import { Field } from "../Field/index.ts";
import { splitFieldProps } from "../Field/split-field-props.ts";
import { IconButton } from "../IconButton/index.ts";
import { TextControl, type TextFieldProps } from "../TextField/TextField.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "endAction" | "autoComplete"> {
  /** Tells password managers whether to fill in or to make up. */
  autoComplete: "current-password" | "new-password";
  /** Name of the button that shows the password. Its pressed state says whether it is shown. */
  revealLabel: string;
}

/** A password that can be shown while it is typed. */
export function PasswordField({ revealLabel, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { field, size, control } = splitFieldProps(props);
  return (
    <Field {...field} data-component="PasswordField">
      <TextControl
        spellCheck={false}
        autoCapitalize="none"
        {...control}
        size={size}
        type={shown ? "text" : "password"}
        endAction={
          <IconButton
            variant="ghost"
            size="sm"
            icon={shown ? EyeOff : Eye}
            label={revealLabel}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        }
      />
    </Field>
  );
}
