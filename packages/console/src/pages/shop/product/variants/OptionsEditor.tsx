import { maxVariants, type StaffTexts, type WireLocale, textIn } from "@carmine/api/contract";
import { Button, IconButton, Message, TextField } from "@carmine/design-system";
import { localeNames } from "@carmine/i18n";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import X from "lucide-react/icons/x";
import { useState, type KeyboardEvent } from "react";
import type { FormOption } from "../product-form.ts";
import { addOption, addValue, removeOption, removeValue, type VariantForm } from "./variant-rows.ts";
import * as styles from "./variants.css.ts";

const maxOptions = 5;

interface OptionsEditorProps {
  form: VariantForm;
  /** Language of the names and values. */
  locale: WireLocale;
  onChange: (form: VariantForm) => void;
}

/** Options such as color and size with their values. A new value adds the variants that have it. */
export const OptionsEditor = ({ form, locale, onChange }: OptionsEditorProps) => {
  const intl = useIntl();
  const [name, setName] = useState("");
  const [value, setValue] = useState("");
  const [isTooMany, setTooMany] = useState(false);
  const { options } = form;
  const change = (next: VariantForm): void => {
    const fits = next.variants.length <= maxVariants;
    setTooMany(!fits);
    if (fits) onChange(next);
  };
  const add = (): void => {
    if (name.trim() === "" || value.trim() === "") return;
    change(addOption(form, name.trim(), value.trim(), locale));
    setName("");
    setValue("");
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  const rename = (option: FormOption, part: Partial<FormOption>) =>
    onChange({
      ...form,
      options: options.map((one) => (one.id === option.id ? { ...one, ...part } : one)),
    });
  const shown = (texts: StaffTexts) => ({
    value: texts[locale],
    placeholder: textIn(texts, locale),
  });
  return (
    <div className={styles.options}>
      {options.map((option) => (
        <div key={option.id} className={styles.option}>
          <TextField
            size="sm"
            label={intl.formatMessage(
              { defaultMessage: "Option ({language})", description: "Console product: field" },
              { language: localeNames[locale] },
            )}
            maxLength={100}
            {...shown(option.name)}
            onChange={(event) => rename(option, { name: { ...option.name, [locale]: event.target.value } })}
          />
          <div>
            <TextFieldLabel>
              <FormattedMessage defaultMessage="Values" description="Console product: field" />
            </TextFieldLabel>
            <div className={styles.values}>
              {option.values.map((one) => (
                <span key={one.id} className={styles.value}>
                  <input
                    className={styles.valueInput}
                    maxLength={100}
                    aria-label={intl.formatMessage(
                      { defaultMessage: "Value of {option}", description: "Console product: field" },
                      { option: textIn(option.name, locale) },
                    )}
                    {...shown(one.text)}
                    onChange={(event) =>
                      rename(option, {
                        values: option.values.map((each) =>
                          each.id === one.id
                            ? { ...each, text: { ...each.text, [locale]: event.target.value } }
                            : each,
                        ),
                      })
                    }
                  />
                  <IconButton
                    size="sm"
                    icon={X}
                    label={intl.formatMessage(
                      { defaultMessage: "Remove {value}", description: "Console product: button" },
                      { value: textIn(one.text, locale) },
                    )}
                    onClick={() => change(removeValue(form, option.id, one.id))}
                  />
                </span>
              ))}
              <NewValue
                label={intl.formatMessage(
                  { defaultMessage: "Add a value of {option}", description: "Console product: field" },
                  { option: textIn(option.name, locale) },
                )}
                onAdd={(text) => change(addValue(form, option.id, text, locale))}
              />
            </div>
          </div>
          <IconButton
            size="sm"
            icon={Trash}
            label={intl.formatMessage(
              { defaultMessage: "Remove option {option}", description: "Console product: button" },
              { option: textIn(option.name, locale) },
            )}
            onClick={() => change(removeOption(form, option.id))}
          />
        </div>
      ))}
      {isTooMany && (
        <Message tone="critical" role="alert">
          <FormattedMessage
            defaultMessage="A product can have 2,000 variants at most."
            description="Console product: error"
          />
        </Message>
      )}
      {options.length < maxOptions && (
        <div className={styles.bar}>
          <TextField
            size="sm"
            label={intl.formatMessage({
              defaultMessage: "New option",
              description: "Console product: field",
            })}
            placeholder={intl.formatMessage({
              defaultMessage: "Color, size…",
              description: "Console product: hint",
            })}
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.target.value)}
            onKeyDown={addOnEnter}
          />
          <TextField
            size="sm"
            label={intl.formatMessage({
              defaultMessage: "First value",
              description: "Console product: field",
            })}
            maxLength={100}
            value={value}
            onChange={(event) => setValue(event.target.value)}
            onKeyDown={addOnEnter}
          />
          <Button size="sm" startIcon={Plus} onClick={add}>
            <FormattedMessage defaultMessage="Add option" description="Console product: button" />
          </Button>
        </div>
      )}
    </div>
  );
};

const TextFieldLabel = ({ children }: { children: React.ReactNode }) => (
  <span className={styles.quiet}>{children}</span>
);

interface NewValueProps {
  label: string;
  onAdd: (text: string) => void;
}

/** Adds a value with Enter or when the field is left. */
const NewValue = ({ label, onAdd }: NewValueProps) => {
  const [text, setText] = useState("");
  const add = (): void => {
    if (text.trim() === "") return;
    onAdd(text.trim());
    setText("");
  };
  return (
    <input
      className={styles.newValue}
      aria-label={label}
      placeholder={label}
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={add}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        add();
      }}
    />
  );
};
