import { catalogLimits, type WireLocale } from "@carmine/api/contract";
import { Button, TextField } from "@carmine/design-system";
import { bcp47 } from "@carmine/i18n";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import Plus from "lucide-react/icons/plus";
import type { PropertyOption } from "../entry-kind.ts";
import * as styles from "../entries.css.ts";
import { OrderButtons } from "./OrderButtons.tsx";

interface OptionsFieldProps {
  id: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  value: readonly PropertyOption[];
  /** The selected language. */
  locale: WireLocale;
  max: number;
  onChange: (options: readonly PropertyOption[]) => void;
}

/** The options of a property in order, each with its key and its name in one language. */
export const OptionsField = ({ id, label, hint, error, value, locale, max, onChange }: OptionsFieldProps) => {
  const intl = useIntl();
  const change = (index: number, option: PropertyOption): void => onChange(value.with(index, option));
  const keyLabel = intl.formatMessage({ defaultMessage: "Key", description: "Console properties: field" });
  const nameLabel = intl.formatMessage({ defaultMessage: "Name", description: "Console entries: field" });
  return (
    <fieldset id={id} tabIndex={-1} className={styles.group} aria-describedby={`${id}-hint`}>
      <legend className={styles.legend}>{label}</legend>
      <p id={`${id}-hint`} className={styles.about}>
        {error ?? hint}
      </p>
      <div className={styles.offers}>
        {value.map((option, index) => {
          const name = option.name[locale] ?? "";
          const rowName = option.name.en || option.key;
          return (
            // The index is the React key, because option keys change while they are typed.
            <div key={index} className={styles.option}>
              <TextField
                label={keyLabel}
                dir="ltr"
                spellCheck={false}
                autoCapitalize="off"
                maxLength={catalogLimits.propertyKey}
                value={option.key}
                onValueChange={(key) => change(index, { ...option, key })}
              />
              <TextField
                label={nameLabel}
                lang={bcp47(locale)}
                placeholder={locale === "en" ? undefined : option.name.en}
                maxLength={catalogLimits.property}
                value={name}
                onValueChange={(text) => {
                  const names = Object.entries({ ...option.name, [locale]: text });
                  const named = names.filter(([, each]) => each !== "");
                  change(index, { ...option, name: { en: "", ...Object.fromEntries(named) } });
                }}
              />
              <OrderButtons items={value} index={index} name={rowName} onChange={onChange} />
            </div>
          );
        })}
        <div>
          <Button
            size="sm"
            startIcon={Plus}
            disabled={value.length >= max}
            onClick={() => onChange([...value, { key: "", name: { en: "" } }])}
          >
            <FormattedMessage defaultMessage="Add option" description="Console properties: button" />
          </Button>
        </div>
      </div>
    </fieldset>
  );
};
