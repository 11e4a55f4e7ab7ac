"use client";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import Pencil from "lucide-react/icons/pencil";
import {
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { Cross } from "../../lib/shapes.tsx";
import { useTexts } from "../../provider/use-texts.ts";
import { fill } from "../../words/fill.ts";
import { english, type InlineEditTexts } from "../../words/components/InlineEdit.ts";
import { Icon } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { TextField } from "../TextField/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./InlineEdit.css.ts";

export interface InlineEditProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Names the field and its button. */
  label: string;
  /** The stored value, which changes once it is saved. */
  value: string;
  /** The value as shown. @default the value itself */
  children?: ReactNode;
  /**
   * Saves the new value; `from` is the old one, so that a server can refuse a conflict. A rejected promise keeps the
   * field open and shows the error's message.
   */
  onSave: (to: string, from: string) => Promise<void>;
  /** Returns why a text is invalid. */
  validate?: (text: string) => string | undefined;
  /** Keyboard on phones. */
  inputMode?: "text" | "decimal" | "numeric" | "email" | "tel" | "url";
  /** Shows the value without the button. */
  disabled?: boolean;
  /** Overrides the locale's texts. */
  texts?: Partial<InlineEditTexts>;
}

/** A value that is edited where it is shown. */
export function InlineEdit({
  label,
  value,
  children = value,
  onSave,
  validate,
  inputMode,
  disabled = false,
  texts: given,
  className,
  ...rest
}: InlineEditProps) {
  const texts = useTexts("inlineEdit", english, given);
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [news, setNews] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = draft !== null;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) {
      input.current?.focus();
      input.current?.select();
    }
    // Focus isn't taken from another control that the user moved to meanwhile.
    else if (wasOpen.current && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const close = () => {
    setDraft(null);
    setError(undefined);
  };
  const save = async () => {
    if (draft === null || isSaving) return;
    if (draft === value) {
      close();
      return;
    }
    const invalid = validate?.(draft);
    setError(invalid);
    if (invalid) return;
    setSaving(true);
    setNews(texts.saving);
    try {
      await onSave(draft, value);
      close();
      setNews(texts.saved);
    } catch (reason) {
      setError((reason instanceof Error && reason.message) || texts.failed);
      setNews("");
      input.current?.focus();
    } finally {
      setSaving(false);
    }
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      // The surrounding form isn't submitted by it.
      event.preventDefault();
      void save();
    }
    if (event.key === "Escape" && !isSaving) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return (
    <div
      data-component="InlineEdit"
      data-state={isOpen ? "editing" : "idle"}
      className={clsx(styles.root, className)}
      {...rest}
    >
      {isOpen ? (
        <TextField
          ref={input}
          label={label}
          labelHidden
          size="sm"
          className={styles.field}
          inputMode={inputMode}
          autoComplete="off"
          value={draft}
          readOnly={isSaving}
          error={error}
          onValueChange={setDraft}
          onKeyDown={press}
          endAction={
            <>
              <IconButton
                icon={Check}
                label={texts.save}
                variant="ghost"
                size="sm"
                loading={isSaving}
                onClick={() => void save()}
              />
              <IconButton
                icon={Cross}
                label={texts.cancel}
                variant="ghost"
                size="sm"
                disabled={isSaving}
                onClick={close}
              />
            </>
          }
        />
      ) : disabled ? (
        <span className={styles.fixed}>{children || texts.empty}</span>
      ) : (
        <button
          ref={button}
          type="button"
          data-part="Edit"
          className={styles.button}
          onClick={() => {
            setNews("");
            setDraft(value);
          }}
        >
          <span className={styles.text} data-empty={value === "" || undefined}>
            {value === "" ? texts.empty : children}
          </span>
          <Icon shape={Pencil} className={styles.pencil} />
          <VisuallyHidden>{fill(texts.edit, { label })}</VisuallyHidden>
        </button>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  );
}
