import { textIn, type WireLocale } from "@carmine/api/contract";
import { TextArea, TextField } from "@carmine/design-system";
import { bcp47 } from "@carmine/i18n";
import { HtmlField } from "../../html-text/HtmlField.tsx";
import { isTexts, withText } from "../entry-form.ts";
import type { EntryValue } from "../entry-kind.ts";

interface TextsFieldProps {
  id: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  value: EntryValue;
  /** The selected language. */
  locale: WireLocale;
  max: number;
  lines: number;
  required: boolean;
  /** Any one language is enough, instead of English. */
  anyLanguage: boolean;
  isHtml: boolean;
  onChange: (value: EntryValue) => void;
}

/** A text in one language. The text that shoppers see instead is shown as its placeholder. */
export const TextsField = ({
  id,
  label,
  hint,
  error,
  value,
  locale,
  max,
  lines,
  required,
  anyLanguage,
  isHtml,
  onChange,
}: TextsFieldProps) => {
  const texts = isTexts(value) ? value : undefined;
  const isRequired = required && (anyLanguage ? texts === undefined : locale === "en");
  if (isHtml)
    return (
      <HtmlField
        key={locale}
        id={id}
        label={label}
        error={error}
        lang={bcp47(locale)}
        required={isRequired}
        html={texts?.[locale] ?? ""}
        onChange={(html) => onChange(withText(value, locale, html))}
      />
    );
  const props = {
    id,
    label,
    hint,
    error,
    maxLength: max,
    value: texts?.[locale] ?? "",
    placeholder: texts && textIn(texts, locale),
    lang: bcp47(locale),
    required: isRequired,
    onValueChange: (text: string) => onChange(withText(value, locale, text)),
  };
  return lines > 1 ? <TextArea rows={lines} {...props} /> : <TextField {...props} />;
};
