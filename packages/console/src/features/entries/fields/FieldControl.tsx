import { maxEntryAmount, minorDigits, type WireLocale } from "@carmine/api/contract";
import {
  DatePicker,
  DateTimePicker,
  MoneyField,
  NumberField,
  Select,
  Switch,
  TagsInput,
  TextField,
} from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { amountOfMinor, minorOfAmount } from "../../../app/amounts.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { plainText, type FieldProblem } from "../entry-form.ts";
import {
  choiceLabel,
  type EntryField,
  type EntryValue,
  type EntryValues,
  type OfferedProduct,
  type PropertyOption,
} from "../entry-kind.ts";
import * as styles from "../entries.css.ts";
import { isHours } from "../opening-hours.ts";
import { HoursField } from "./HoursField.tsx";
import { OffersField } from "./OffersField.tsx";
import { CategoryField, CountryField, RegionField, ShopField } from "./ChoiceFields.tsx";
import { CategoriesField } from "./CategoriesField.tsx";
import { OptionsField } from "./OptionsField.tsx";
import { OrderedField } from "./OrderedField.tsx";
import { PicturesField } from "./PicturesField.tsx";
import { ProductsField } from "./ProductsField.tsx";
import { Reach } from "./Reach.tsx";
import { TextsField } from "./TextsField.tsx";

interface FieldControlProps {
  id: string;
  field: EntryField;
  values: EntryValues;
  locale: WireLocale;
  problem: FieldProblem | undefined;
  onChange: (value: EntryValue) => void;
}

const textOf = (value: EntryValue): string => (typeof value === "string" ? value : "");
const numberOf = (value: EntryValue): number | null => (typeof value === "number" ? value : null);
const idsOf = (value: EntryValue): readonly number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];
const textsOf = (value: EntryValue): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
const offersOf = (value: EntryValue): readonly OfferedProduct[] =>
  Array.isArray(value)
    ? value.filter((one): one is OfferedProduct => typeof one === "object" && "id" in one)
    : [];
const optionsOf = (value: EntryValue): readonly PropertyOption[] =>
  Array.isArray(value)
    ? value.filter((one): one is PropertyOption => typeof one === "object" && "key" in one)
    : [];

/** Stored instants have milliseconds; an empty text means no instant. */
const momentOf = (text: string): string | null => (text === "" ? null : new Date(text).toISOString());

const useProblemText = () => {
  const intl = useIntl();
  return (problem: FieldProblem | undefined): string | undefined => {
    if (problem === undefined) return undefined;
    return problem === "missing"
      ? intl.formatMessage({
          defaultMessage: "This is missing.",
          description: "Console forms: error of a field",
        })
      : intl.formatMessage({
          defaultMessage: "Add the English text. Shoppers see it where their language is missing.",
          description: "Console forms: error of a field with texts",
        });
  };
};

/** The control of a field, by its kind. */
export const FieldControl = ({ id, field, values, locale, problem, onChange }: FieldControlProps) => {
  const intl = useIntl();
  const { user } = useWorkspace();
  const problemText = useProblemText();
  const value = values[field.name] ?? null;
  const label = intl.formatMessage(field.label);
  const hint = field.hint && intl.formatMessage(field.hint);
  const common = { id, label, hint, error: problemText(problem) };
  switch (field.kind) {
    case "texts":
      return (
        <TextsField
          {...common}
          value={value}
          locale={locale}
          max={field.max}
          lines={field.lines ?? 1}
          required={field.required ?? false}
          anyLanguage={field.anyLanguage ?? false}
          isHtml={field.isHtml ?? false}
          onChange={onChange}
        />
      );
    case "line":
      return (
        <TextField
          {...common}
          required={field.required ?? false}
          type={field.type ?? "text"}
          maxLength={field.max}
          {...(field.type && { dir: "ltr", spellCheck: false, autoCapitalize: "off" })}
          value={textOf(value)}
          onValueChange={(text) => onChange(text === "" ? null : text)}
        />
      );
    case "day":
      return (
        <DatePicker
          {...common}
          className={styles.half}
          value={textOf(value)}
          onValueChange={(day) => onChange(day === "" ? null : day)}
        />
      );
    case "hours":
      return <HoursField {...common} value={isHours(value) ? value : null} onChange={onChange} />;
    case "words":
      return (
        <TagsInput
          {...common}
          required={field.required ?? false}
          max={field.max}
          value={textsOf(value)}
          onValueChange={onChange}
        />
      );
    case "picture":
      return (
        <div id={id} tabIndex={-1}>
          <PicturesField
            {...common}
            value={textOf(value) === "" ? [] : [textOf(value)]}
            max={1}
            onChange={([url]) => onChange(url ?? (field.required ? "" : null))}
          />
        </div>
      );
    case "pictures":
      return <PicturesField {...common} value={textsOf(value)} max={field.max} onChange={onChange} />;
    case "link":
      return (
        <TextField
          {...common}
          required
          dir="ltr"
          spellCheck={false}
          autoCapitalize="off"
          value={textOf(value)}
          onValueChange={onChange}
        />
      );
    case "number":
      return (
        <NumberField
          {...common}
          className={styles.half}
          min={field.min}
          max={field.max}
          end={field.unit && intl.formatMessage(field.unit)}
          formatOptions={{ maximumFractionDigits: 0, useGrouping: !field.isYear }}
          value={numberOf(value)}
          onValueChange={onChange}
        />
      );
    case "percent":
      return (
        <NumberField
          {...common}
          className={styles.half}
          min={0}
          max={100}
          buttons={false}
          end="%"
          formatOptions={{ maximumFractionDigits: 4 }}
          value={textOf(value) === "" ? null : Number(value)}
          onValueChange={(number) => onChange(number === null ? "" : String(number))}
        />
      );
    case "money": {
      const digits = minorDigits(user.currency);
      return (
        <MoneyField
          {...common}
          className={styles.half}
          currency={user.currency}
          max={(maxEntryAmount + 1) * 10 ** digits - 1}
          value={textOf(value) === "" ? null : minorOfAmount(textOf(value), digits)}
          onValueChange={(minor) => onChange(minor === null ? "" : amountOfMinor(minor, digits))}
        />
      );
    }
    case "moment":
      return (
        <DateTimePicker
          label={label}
          hint={hint}
          error={common.error}
          timeZone={user.zone}
          value={textOf(value)}
          onValueChange={(text) => onChange(momentOf(text))}
        />
      );
    case "choice":
      return (
        <Select
          {...common}
          className={styles.half}
          value={plainText(value)}
          options={field.choices.map((choice) => ({
            value: choice.value,
            label: choiceLabel(choice, (text) => intl.formatMessage(text)),
          }))}
          onValueChange={(chosen) => onChange(field.isNumber ? Number(chosen) : chosen || null)}
        />
      );
    case "switch":
      return (
        <Switch checked={value === true} onCheckedChange={onChange}>
          <FormattedMessage {...(value === true ? field.on : field.off)} />
        </Switch>
      );
    case "country":
      return <CountryField {...common} value={textOf(value)} onChange={onChange} />;
    case "region":
      return (
        <RegionField
          {...common}
          country={textOf(values[field.countryField] ?? null)}
          value={textOf(value)}
          onChange={onChange}
        />
      );
    case "category":
      return <CategoryField {...common} value={numberOf(value)} onChange={onChange} />;
    case "categories":
      return <CategoriesField {...common} value={idsOf(value)} onChange={onChange} />;
    case "ordered":
      return field.of === "categories" ? (
        <OrderedField
          {...common}
          of={field.of}
          max={field.max}
          value={idsOf(value).map(String)}
          onChange={(ids) => onChange(ids.map(Number))}
        />
      ) : (
        <OrderedField {...common} of={field.of} max={field.max} value={textsOf(value)} onChange={onChange} />
      );
    case "options":
      return (
        <OptionsField
          {...common}
          value={optionsOf(value)}
          locale={locale}
          max={field.max}
          onChange={onChange}
        />
      );
    case "shop":
      return <ShopField {...common} value={textOf(value)} onChange={onChange} />;
    case "products":
      return (
        <>
          <ProductsField {...common} value={idsOf(value)} max={field.max} onChange={onChange} />
          {field.showsReach && <Reach chosenCount={idsOf(value).length} />}
        </>
      );
    case "offers":
      return <OffersField {...common} value={offersOf(value)} max={field.max} onChange={onChange} />;
  }
};
