import type { ProductChoices, ProductContent, StaffPropertyValue, WireLocale } from "@carmine/api/contract";
import {
  Card,
  FormSection,
  MultiSelect,
  NumberField,
  Select,
  TagsInput,
  TextField,
} from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { pathOf } from "../../../features/products/choice-tree.ts";
import { noTexts } from "./product-form.ts";

type Definition = ProductChoices["properties"][number];

interface PropertiesSectionProps {
  content: ProductContent;
  choices: ProductChoices;
  /** Language of text properties. */
  locale: WireLocale;
  onChange: (properties: ProductContent["properties"]) => void;
  readOnly: boolean;
}

/** The properties of the product's category, and others that the product has. */
export const PropertiesSection = ({
  content,
  choices,
  locale,
  onChange,
  readOnly,
}: PropertiesSectionProps) => {
  const path = new Set(pathOf(choices.categories, content.categoryId));
  const keys = new Set([
    ...choices.categoryProperties.flatMap((one) => (path.has(one.categoryId) ? one.keys : [])),
    ...Object.keys(content.properties),
  ]);
  const definitions = [...keys].flatMap((key) => choices.properties.find((one) => one.key === key) ?? []);
  if (definitions.length === 0) return null;
  const set = (key: string, value: StaffPropertyValue | undefined) => {
    const rest = Object.entries(content.properties).filter(([name]) => name !== key);
    onChange(Object.fromEntries(value === undefined ? rest : [...rest, [key, value]]));
  };
  return (
    <Card padding="md">
      <FormSection
        title={<FormattedMessage defaultMessage="Specifications" description="Console product: section" />}
      >
        {definitions.map((definition) => (
          <PropertyField
            key={definition.key}
            definition={definition}
            value={content.properties[definition.key]}
            locale={locale}
            onChange={(value) => set(definition.key, value)}
            readOnly={readOnly}
          />
        ))}
      </FormSection>
    </Card>
  );
};

interface PropertyFieldProps {
  definition: Definition;
  value: StaffPropertyValue | undefined;
  locale: WireLocale;
  onChange: (value: StaffPropertyValue | undefined) => void;
  readOnly: boolean;
}

/** Field of a property, depending on its kind. `value` is a list if variants have different values. */
const PropertyField = ({ definition, value, locale, onChange, readOnly }: PropertyFieldProps) => {
  const intl = useIntl();
  const { name, kind, unit, choices } = definition;
  if (kind === "number" && Array.isArray(value))
    return (
      <TagsInput
        label={unit === null ? name : `${name} (${unit})`}
        disabled={readOnly}
        value={value.map(String)}
        validate={(text) =>
          Number.isFinite(Number(text))
            ? undefined
            : intl.formatMessage({ defaultMessage: "Enter a number", description: "Console product: error" })
        }
        onValueChange={(texts) => onChange(texts.length === 0 ? undefined : texts.map(Number))}
      />
    );
  if (kind === "number")
    return (
      <NumberField
        label={name}
        disabled={readOnly}
        buttons={false}
        value={typeof value === "number" ? value : null}
        formatOptions={{ maximumFractionDigits: 3 }}
        end={unit ?? undefined}
        onValueChange={(number) => onChange(number ?? undefined)}
      />
    );
  if (kind === "choice")
    return (
      <MultiSelect
        label={name}
        options={choices.map((choice) => ({ value: choice.key, label: choice.name }))}
        disabled={readOnly}
        value={[value].flat().filter((one) => typeof one === "string")}
        onValueChange={(keys) => onChange(keys.length > 1 ? [...keys] : keys[0])}
      />
    );
  if (kind === "flag")
    return (
      <Select
        label={name}
        disabled={readOnly}
        placeholder="–"
        value={typeof value === "boolean" ? String(value) : ""}
        options={[
          {
            value: "true",
            label: intl.formatMessage({ defaultMessage: "Yes", description: "Console product: property" }),
          },
          {
            value: "false",
            label: intl.formatMessage({ defaultMessage: "No", description: "Console product: property" }),
          },
        ]}
        onValueChange={(text) => onChange(text === "" ? undefined : text === "true")}
      />
    );
  const texts = typeof value === "object" && !Array.isArray(value) ? value : noTexts;
  return (
    <TextField
      label={name}
      readOnly={readOnly}
      maxLength={200}
      value={texts[locale]}
      onChange={(event) => {
        const next = { ...texts, [locale]: event.target.value };
        onChange(Object.values(next).every((text) => text === "") ? undefined : next);
      }}
    />
  );
};
