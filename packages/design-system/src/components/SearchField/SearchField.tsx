"use client";
import { clsx } from "clsx";
import Search from "lucide-react/icons/search";
import { useRef } from "react";
import { useComposedRef } from "../../hooks/useComposedRef.ts";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { Cross } from "../../lib/shapes.tsx";
import { Field } from "../Field/index.ts";
import { splitFieldProps } from "../Field/split-field-props.ts";
import { Icon } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { TextControl, type TextFieldProps } from "../TextField/TextField.tsx";
import * as styles from "./SearchField.css.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type SearchFieldTexts } from "../../words/components/SearchField.ts";

export interface SearchFieldProps extends Omit<
  TextFieldProps,
  "type" | "endAction" | "start" | "value" | "defaultValue"
> {
  /** The text. Makes the component controlled. */
  value?: string;
  /** The initial text, when uncontrolled. @default "" */
  defaultValue?: string;
  /** Overrides the locale's texts. */
  texts?: Partial<SearchFieldTexts>;
}

/**
 * A search field for content on the page. The label is usually hidden, because the magnifier icon conveys it.
 */
export function SearchField({
  value,
  defaultValue = "",
  onValueChange,
  texts: given,
  ref,
  ...props
}: SearchFieldProps) {
  const texts = useTexts("searchField", english, given);
  const [text, setText] = useControllableState(value, defaultValue, onValueChange);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRef(input, ref);
  const { field, size, control } = splitFieldProps(props);
  const clear = () => {
    setText("");
    input.current?.focus();
  };
  return (
    <Field {...field} data-component="SearchField" className={clsx(styles.root, field.className)}>
      <TextControl
        enterKeyHint="search"
        {...control}
        ref={inputRef}
        type="search"
        size={size}
        value={text}
        onValueChange={setText}
        start={<Icon shape={Search} />}
        endAction={
          text && <IconButton variant="ghost" size="sm" icon={Cross} label={texts.clear} onClick={clear} />
        }
      />
    </Field>
  );
}
