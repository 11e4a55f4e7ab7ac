import { wireLocales, type WireLocale } from "@carmine/api/contract";
import { FormSection, Tabs, TabsList, TabsPanel, TabsTab } from "@carmine/design-system";
import { localeNames } from "@carmine/i18n";
import { useIntl } from "@carmine/i18n/react";
import { isTexts, type FieldProblem } from "./entry-form.ts";
import type { EntrySection, EntryValue, EntryValues } from "./entry-kind.ts";
import * as styles from "./entries.css.ts";
import { FieldControl } from "./fields/FieldControl.tsx";

interface EntrySectionFieldsProps {
  id: string;
  section: EntrySection;
  values: EntryValues;
  locale: WireLocale;
  problems: ReadonlyMap<string, FieldProblem>;
  onLocaleChange: (locale: WireLocale) => void;
  onChange: (name: string, value: EntryValue) => void;
}

/** Fields that belong together. Texts are shown in one language at a time. */
export const EntrySectionFields = ({
  id,
  section,
  values,
  locale,
  problems,
  onLocaleChange,
  onChange,
}: EntrySectionFieldsProps) => {
  const intl = useIntl();
  const shown = section.fields.filter(({ isFixed, isShown }) => !isFixed && (isShown?.(values) ?? true));
  const texts = shown.filter(({ kind }) => kind === "texts");
  const controls = (
    <div className={styles.fields}>
      {shown.map((field) => (
        <FieldControl
          key={field.name}
          id={`${id}${field.name}`}
          field={field}
          values={values}
          locale={locale}
          problem={problems.get(field.name)}
          onChange={(value) => onChange(field.name, value)}
        />
      ))}
    </div>
  );
  /** Number of texts that exist only in other languages. */
  const missingIn = (one: WireLocale): number =>
    texts.filter(({ name }) => {
      const value = values[name];
      return isTexts(value) && Object.values(value).some(Boolean) && !value[one];
    }).length;
  return (
    <FormSection
      title={intl.formatMessage(section.title)}
      hint={section.hint && intl.formatMessage(section.hint)}
    >
      {texts.length === 0 ? (
        controls
      ) : (
        <Tabs
          value={locale}
          onValueChange={(next) => onLocaleChange(wireLocales.find((one) => one === next) ?? "en")}
        >
          <TabsList
            label={intl.formatMessage({ defaultMessage: "Language", description: "Console: setting" })}
          >
            {wireLocales.map((one) => (
              <TabsTab key={one} value={one} label={localeNames[one]} count={missingIn(one)} />
            ))}
          </TabsList>
          <TabsPanel value={locale}>{controls}</TabsPanel>
        </Tabs>
      )}
    </FormSection>
  );
};
