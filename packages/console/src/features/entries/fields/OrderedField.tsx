import { operatorGuideList, operatorPropertyList, textIn } from "@carmine/api/contract";
import { Combobox } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useRead } from "../../../app/endpoints.ts";
import * as list from "../../list/list.css.ts";
import type { OrderedOf } from "../entry-kind.ts";
import * as styles from "../entries.css.ts";
import { useTextLocale } from "../use-value-text.ts";
import { OrderButtons } from "./OrderButtons.tsx";
import { useCategoryOptions } from "./use-category-options.ts";

interface OrderedFieldProps {
  id: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  of: OrderedOf;
  value: readonly string[];
  max: number;
  onChange: (keys: readonly string[]) => void;
}

const useOptions = (of: OrderedOf) => {
  const locale = useTextLocale();
  const categories = useCategoryOptions(of === "categories");
  const properties = useRead(operatorPropertyList, {}, { enabled: of === "properties" });
  const guides = useRead(operatorGuideList, {}, { enabled: of === "guides" });
  if (of === "categories") return categories;
  return of === "properties"
    ? (properties.data ?? []).map(({ key, name }) => ({ value: key, label: textIn(name, locale) }))
    : (guides.data ?? []).map(({ slug, title }) => ({ value: slug, label: textIn(title, locale) }));
};

/** Several categories, properties or guides in order. */
export const OrderedField = ({ of, value, max, onChange, ...field }: OrderedFieldProps) => {
  const intl = useIntl();
  const options = useOptions(of);
  const labelOf = (key: string): string => options.find((option) => option.value === key)?.label ?? key;
  return (
    <div className={styles.offers}>
      <Combobox
        {...field}
        // Remounts the field after each choice, because it would keep its text.
        key={value.length}
        placeholder={intl.formatMessage({
          defaultMessage: "Add by name",
          description: "Console entries: field that adds to a list",
        })}
        options={options.filter((option) => !value.includes(option.value))}
        disabled={value.length >= max}
        value=""
        onValueChange={(key) => {
          if (key !== "") onChange([...value, key]);
        }}
      />
      {value.length > 0 && (
        <ol className={styles.offerList}>
          {value.map((key, index) => (
            <li key={key} className={styles.ordered}>
              <span className={list.line}>{labelOf(key)}</span>
              <OrderButtons items={value} index={index} name={labelOf(key)} onChange={onChange} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};
