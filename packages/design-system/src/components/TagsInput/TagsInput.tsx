"use client";
import { clsx } from "clsx";
import {
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from "react";
import { useComposedRef } from "../../hooks/useComposedRef.ts";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { fill } from "../../words/fill.ts";
import { english, type TagsInputTexts } from "../../words/components/TagsInput.ts";
import { FieldBox, type FieldSize } from "../Field/FieldBox.tsx";
import * as box from "../Field/FieldBox.css.ts";
import { Field, useFieldControl } from "../Field/index.ts";
import { splitFieldProps, type ReadyFieldProps } from "../Field/split-field-props.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./ChipBox.css.ts";
import { Chips } from "./Chips.tsx";

type NativeInput = Omit<
  ComponentPropsWithRef<"input">,
  "size" | "className" | "style" | "value" | "defaultValue" | "type" | "max" | "onChange"
>;

interface Extra {
  /** The tags in order. Makes the component controlled. */
  value?: readonly string[];
  /** The initial tags, when uncontrolled. @default none */
  defaultValue?: readonly string[];
  /** Called with all tags when one is added or removed. */
  onValueChange?: (value: readonly string[]) => void;
  /** Maximum number of tags; more can't be typed. @default Infinity */
  max?: number;
  /** Returns why a tag is invalid. */
  validate?: (tag: string) => string | undefined;
  /** Overrides the locale's texts. */
  texts?: Partial<TagsInputTexts>;
}

export interface TagsInputProps extends ReadyFieldProps, NativeInput, Extra {}

const none: readonly string[] = [];
const separators = /[,;，、\n\t]+/;

/**
 * Free texts as chips. Enter, a comma or leaving the field adds the typed text; pasted lists are split. `name` submits
 * one value per tag; `ref` and native attributes go to the input.
 */
export function TagsInput(props: TagsInputProps) {
  const { error: givenError, validate, texts: given, ...rest } = props;
  const texts = useTexts("tagsInput", english, given);
  const [problem, setProblem] = useState<string>();
  const { field, size, control } = splitFieldProps(rest);
  const generatedId = useId();
  const id = field.controlId ?? generatedId;
  return (
    <Field {...field} controlId={id} error={problem ?? givenError} data-component="TagsInput">
      <TagsControl
        {...control}
        id={id}
        boxSize={size}
        texts={texts}
        check={(tag, tags) => {
          const found = tags.includes(tag) ? fill(texts.duplicate, { label: tag }) : validate?.(tag);
          setProblem(found);
          return found === undefined;
        }}
        onType={() => setProblem(undefined)}
      />
    </Field>
  );
}

interface TagsControlProps extends NativeInput, Omit<Extra, "validate" | "texts"> {
  id: string;
  boxSize: FieldSize;
  texts: TagsInputTexts;
  /** Whether a tag can be added to the others. Shows the reason otherwise. */
  check: (tag: string, tags: readonly string[]) => boolean;
  onType: () => void;
}

function TagsControl({
  id,
  boxSize,
  value: givenValue,
  defaultValue = none,
  onValueChange,
  max = Infinity,
  texts,
  check,
  onType,
  name,
  form,
  ref,
  onBlur,
  onKeyDown,
  onPaste,
  placeholder,
  ...rest
}: TagsControlProps) {
  const fieldControl = useFieldControl();
  const [tags, setTags] = useControllableState(givenValue, defaultValue, onValueChange);
  const [text, setText] = useState("");
  const [news, setNews] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const composed = useComposedRef<HTMLInputElement | null>(input, ref);
  const isOff = rest.disabled === true || rest.readOnly === true;
  const isFull = tags.length >= max;

  /** Adds the tags up to the first invalid one. @returns the rest, which stays in the field */
  const add = (typed: readonly string[]): string => {
    const next = [...tags];
    const left = typed.map((tag) => tag.trim()).filter(Boolean);
    while (left[0] !== undefined && next.length < max && check(left[0], next)) next.push(left.shift() ?? "");
    if (next.length > tags.length) {
      setTags(next);
      setNews(fill(texts.added, { label: next.slice(tags.length).join(", ") }));
    }
    return left.join(", ");
  };
  const remove = (tag: string) => {
    setTags(tags.filter((other) => other !== tag));
    setNews(fill(texts.removed, { label: tag }));
    input.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing || isOff) return;
    const last = tags.at(-1);
    if (event.key === "Enter" && text.trim() !== "") {
      // Without text, Enter submits the form.
      event.preventDefault();
      setText(add([text]));
    } else if (event.key === "Backspace" && text === "" && last !== undefined) remove(last);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const pasted = event.clipboardData.getData("text");
    if (event.defaultPrevented || isOff || !separators.test(pasted)) return;
    event.preventDefault();
    setText(add(`${text}${pasted}`.split(separators)));
  };
  return (
    <FieldBox size={boxSize} invalid={fieldControl["aria-invalid"]} locked={rest.readOnly}>
      <div className={styles.row}>
        <Chips
          labelledBy={`${id}-label`}
          chips={tags.map((tag) => ({ value: tag, label: tag }))}
          removeText={texts.remove}
          onRemove={isOff ? undefined : ({ value }) => remove(value)}
        />
        <input
          autoComplete="off"
          {...fieldControl}
          {...rest}
          ref={composed}
          dir="auto"
          className={clsx(box.control, styles.input)}
          placeholder={tags.length === 0 ? placeholder : undefined}
          readOnly={rest.readOnly || isFull}
          value={text}
          onChange={({ target, nativeEvent }) => {
            onType();
            const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
            const hasSeparator = separators.test(target.value) && !isComposing;
            setText(hasSeparator ? add(target.value.split(separators)) : target.value);
          }}
          onBlur={(event) => {
            onBlur?.(event);
            if (text.trim() !== "") setText(add([text]));
          }}
          onKeyDown={press}
          onPaste={paste}
        />
      </div>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {name !== undefined &&
        tags.map((tag) => (
          <input key={tag} type="hidden" name={name} form={form} value={tag} disabled={rest.disabled} />
        ))}
    </FieldBox>
  );
}
