"use client";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";
import { Field } from "../Field/index.ts";
import { splitFieldProps } from "../Field/split-field-props.ts";
import { IconButton } from "../IconButton/index.ts";
import { TextControl, type TextFieldProps } from "../TextField/TextField.tsx";
import * as styles from "./PasswordField.css.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type PasswordFieldTexts } from "../../words/components/PasswordField.ts";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "endAction" | "autoComplete"> {
  /** Purpose of the password, so that password managers either fill in or generate one. */
  autoComplete: "current-password" | "new-password";
  /** Overrides the locale's texts. */
  texts?: Partial<PasswordFieldTexts>;
}

/** A password field with a button that shows the password. */
export function PasswordField({ texts: given, ...props }: PasswordFieldProps) {
  const texts = useTexts("passwordField", english, given);
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
            label={texts.reveal}
            className={styles.eye}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        }
      />
    </Field>
  );
}
