"use client";
import { clsx } from "clsx";
import { useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from "react";
import { useComposedRef } from "../../hooks/useComposedRef.ts";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type RichTextTexts } from "../../words/components/RichText.ts";
import { Field, useFieldControl } from "../Field/index.ts";
import { splitFieldProps, type ReadyFieldProps } from "../Field/split-field-props.ts";
import * as styles from "./RichText.css.ts";
import { content } from "./RichTextContent.css.ts";
import { RichTextToolbar } from "./RichTextToolbar.tsx";
import { sanitizeRichText } from "./sanitize.ts";
import { useRichTextEditor } from "./useRichTextEditor.ts";

type NativeText = Omit<
  ComponentPropsWithRef<"div">,
  "className" | "style" | "children" | "defaultValue" | "contentEditable" | "dangerouslySetInnerHTML" | "dir"
>;

interface Extra {
  /** The text as HTML. Makes the component controlled. */
  value?: string;
  /** The initial text as HTML, when uncontrolled. @default "" */
  defaultValue?: string;
  /** Called with the new text as sanitized HTML; an empty text is "". */
  onValueChange?: (html: string) => void;
  /** Name of the value in its form. */
  name?: string;
  /** Id of the form, if the field is outside it. */
  form?: string;
  /** Announced with the label. @default false */
  required?: boolean;
  /** The text can't be changed or focused. @default false */
  disabled?: boolean;
  /** Shows the text without a toolbar; readers can copy it, but not edit it. @default false */
  readOnly?: boolean;
  /** Overrides the locale's texts. */
  texts?: Partial<RichTextTexts>;
}

export interface RichTextProps extends Omit<ReadyFieldProps, "size">, NativeText, Extra {}

/**
 * A text with headings, lists, quotes, links and emphasis. Its value is sanitized HTML; the server renders it, and the
 * editor takes over after hydration. `ref` and native attributes go to the text box.
 */
export function RichText(props: RichTextProps) {
  const { field, control } = splitFieldProps(props);
  const generatedId = useId();
  const id = field.controlId ?? generatedId;
  return (
    <Field {...field} controlId={id} data-component="RichText">
      <RichTextControl {...control} labelId={`${id}-label`} />
    </Field>
  );
}

function RichTextControl({
  value: givenValue,
  defaultValue = "",
  onValueChange,
  name,
  form,
  required = false,
  disabled = false,
  readOnly = false,
  texts: given,
  ref,
  onKeyDown,
  labelId,
  ...rest
}: NativeText & Extra & { labelId: string }) {
  const texts = useTexts("richText", english, given);
  const fieldControl = useFieldControl();
  const [value, setValue] = useControllableState(givenValue, defaultValue, onValueChange);
  const element = useRef<HTMLDivElement>(null);
  const composed = useComposedRef<HTMLDivElement | null>(element, ref);
  const toolbar = useRef<HTMLDivElement>(null);
  const isEditable = !disabled && !readOnly;
  const { editor, active } = useRichTextEditor(element, { value, onChange: setValue, isEditable });
  // Stays the same: the editor replaces the content, and React must not write it again.
  const [initial] = useState(() => ({ __html: sanitizeRichText(value) }));
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.key !== "F10" || !event.altKey) return;
    event.preventDefault();
    toolbar.current?.querySelector<HTMLButtonElement>("[tabindex='0']")?.focus();
  };
  return (
    <div
      data-part="Box"
      data-invalid={fieldControl["aria-invalid"]}
      data-off={!isEditable || undefined}
      className={styles.box}
    >
      {!readOnly && (
        <RichTextToolbar
          ref={toolbar}
          editor={editor}
          active={active}
          texts={texts}
          controls={fieldControl.id}
          disabled={disabled}
        />
      )}
      <div
        role="textbox"
        aria-multiline
        aria-labelledby={labelId}
        aria-required={required || undefined}
        aria-readonly={readOnly || undefined}
        aria-disabled={disabled || undefined}
        // Scrolling and copying need the focus, so read-only texts have it, too.
        tabIndex={disabled ? undefined : 0}
        dir="auto"
        {...fieldControl}
        {...rest}
        ref={composed}
        data-part="Text"
        className={clsx(content, styles.text)}
        onKeyDown={press}
        dangerouslySetInnerHTML={initial}
      />
      {name !== undefined && (
        <input type="hidden" name={name} form={form} value={value} disabled={disabled} />
      )}
    </div>
  );
}
