import type { ImportDetail, ImportSettings, ProductChoices } from "@carmine/api/contract";
import { Checkbox, NumberField, Radio, RadioGroup, Select, TreeSelect } from "@carmine/design-system";
import { localeNames, locales } from "@carmine/i18n";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMemo } from "react";
import * as detail from "../../../features/list/detail.css.ts";
import { Section } from "../../../features/list/Section.tsx";
import { treeOf } from "../../../features/products/choice-tree.ts";
import * as styles from "./page.css.ts";

interface SettingsProps {
  detail: ImportDetail;
  choices: ProductChoices | undefined;
  value: ImportSettings;
  onChange: (part: Partial<ImportSettings>) => void;
}

/** Options of an import: language, columns and stock. */
export const Settings = ({ value, onChange }: Pick<SettingsProps, "value" | "onChange">) => {
  const intl = useIntl();
  return (
    <Section title={<FormattedMessage defaultMessage="Options" description="Console imports: section" />}>
      <div className={styles.fields}>
        <Select
          label={intl.formatMessage({
            defaultMessage: "Language of names and descriptions",
            description: "Console imports: field",
          })}
          value={value.locale}
          options={locales.map((locale) => ({ value: locale, label: localeNames[locale] }))}
          onValueChange={(locale) =>
            onChange({ locale: locales.find((one) => one === locale) ?? value.locale })
          }
        />
        <Checkbox checked={value.onlyColumns} onCheckedChange={(onlyColumns) => onChange({ onlyColumns })}>
          <FormattedMessage
            defaultMessage="Change only the columns in the file"
            description="Console imports: option"
          />
          <span className={styles.hint}>
            <FormattedMessage
              defaultMessage="Otherwise description, brand, search words, list price, and barcode become empty if the file doesn’t have them."
              description="Console imports: option"
            />
          </span>
        </Checkbox>
        <Checkbox checked={value.keepStock} onCheckedChange={(keepStock) => onChange({ keepStock })}>
          <FormattedMessage
            defaultMessage="Keep the stock of existing products"
            description="Console imports: option"
          />
          <span className={styles.hint}>
            <FormattedMessage
              defaultMessage="Units sold since the file was made aren’t added again."
              description="Console imports: option"
            />
          </span>
        </Checkbox>
        <RadioGroup
          label={intl.formatMessage({
            defaultMessage: "New variants without a quantity in the file",
            description: "Console imports: option",
          })}
          value={value.newStock === null ? "always" : "units"}
          onValueChange={(choice) => onChange({ newStock: choice === "always" ? null : 0 })}
        >
          <Radio value="units">
            <FormattedMessage
              defaultMessage="Have this many units in stock"
              description="Console imports: option"
            />
          </Radio>
          <Radio value="always">
            <FormattedMessage defaultMessage="Never sell out" description="Console imports: option" />
          </Radio>
        </RadioGroup>
        {value.newStock !== null && (
          <NumberField
            className={styles.number}
            label={intl.formatMessage({ defaultMessage: "Units", description: "Console imports: field" })}
            min={0}
            max={1_000_000}
            value={value.newStock}
            onValueChange={(units) => onChange({ newStock: units ?? 0 })}
          />
        )}
      </div>
    </Section>
  );
};

/** Maps the file's product types to categories. Unmapped types are matched by name. */
export const Categories = ({ detail: { types }, choices, value, onChange }: SettingsProps) => {
  const intl = useIntl();
  const nodes = useMemo(() => treeOf(choices?.categories ?? []), [choices]);
  if (types.length === 0) return null;
  const choose = (type: string, id: string): void =>
    onChange({
      categories: [
        ...value.categories.filter((one) => one.type !== type),
        ...(id === "" ? [] : [{ type, categoryId: Number(id) }]),
      ],
    });
  return (
    <Section title={<FormattedMessage defaultMessage="Categories" description="Console: page" />}>
      <ul className={styles.types}>
        {types.map(({ type, productCount, categoryId }) => {
          const chosen = value.categories.find((one) => one.type === type)?.categoryId ?? categoryId;
          return (
            <li key={type} className={styles.type}>
              <span className={detail.lines}>
                <span>{type}</span>
                <span className={detail.small}>
                  <FormattedMessage
                    defaultMessage="{count, plural, one {# product} other {# products}}"
                    description="Console imports: number of products"
                    values={{ count: productCount }}
                  />
                </span>
              </span>
              <TreeSelect
                label={intl.formatMessage(
                  { defaultMessage: "Category for {type}", description: "Console imports: field" },
                  { type },
                )}
                labelHidden
                nodes={nodes}
                value={chosen === null ? "" : String(chosen)}
                placeholder={intl.formatMessage({
                  defaultMessage: "Other",
                  description: "Console imports: category of products without one",
                })}
                onValueChange={(id) => choose(type, id)}
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
};
