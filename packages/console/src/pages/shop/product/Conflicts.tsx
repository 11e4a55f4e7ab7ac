import { Button, Message } from "@carmine/design-system";
import { localeNames, locales } from "@carmine/i18n";
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import type { StoredValue } from "./form-conflicts.ts";
import type { ProductForm } from "./product-form.ts";
import * as styles from "./page.css.ts";

const fieldTexts: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  name: { defaultMessage: "Name", description: "Console entries: field" },
  intro: { defaultMessage: "Highlights", description: "Console product: field" },
  content: { defaultMessage: "Description", description: "Console product: field" },
  unit: { defaultMessage: "Unit", description: "Console product: field" },
  keywords: { defaultMessage: "Search words", description: "Console product: field" },
  categoryId: { defaultMessage: "Category", description: "Console: field" },
  shopCategoryId: { defaultMessage: "Shop category", description: "Console product: field" },
  brand: { defaultMessage: "Brand", description: "Console product: field" },
  tags: { defaultMessage: "Tags", description: "Console product: field" },
  guaranteeIds: { defaultMessage: "Guarantees", description: "Console product: field" },
  properties: { defaultMessage: "Specifications", description: "Console product: section" },
  pictures: { defaultMessage: "Images", description: "Console product: section" },
  pictureTexts: { defaultMessage: "Alt text", description: "Console product: field" },
  isShown: { defaultMessage: "Show in shop", description: "Console products: action" },
  options: { defaultMessage: "Options and variants", description: "Console product: section" },
});

interface ConflictsProps {
  conflicts: readonly StoredValue[];
  form: ProductForm;
  onResolve: (conflict: StoredValue, choice: "mine" | "theirs") => void;
  /** Resets the form to the stored product. */
  onReload: () => void;
}

/** Fields that another user changed meanwhile, with a choice of the value to keep. Cells show their conflicts themselves. */
export const Conflicts = ({ conflicts, form, onResolve, onReload }: ConflictsProps) => {
  const intl = useIntl();
  const isCell = ({ id }: StoredValue) => form.variants.some(({ skuId }) => skuId === id);
  const fields = conflicts.filter((conflict) => !isCell(conflict));
  if (conflicts.length === 0) return null;
  const labelOf = (field: string): string => {
    const [name = "", part] = field.split(".");
    const text = fieldTexts[name];
    const locale = locales.find((one) => one === part);
    const label = text ? intl.formatMessage(text) : field;
    return locale ? `${label} (${localeNames[locale]})` : label;
  };
  return (
    <Message tone="caution" role="alert" className={styles.message}>
      <FormattedMessage
        defaultMessage="Someone else changed this product in the meantime. Nothing is saved yet: choose which values to keep, then save again."
        description="Console product: conflict"
      />
      <ul className={styles.conflicts}>
        {fields.map((conflict) => (
          <li key={conflict.field} className={styles.conflict}>
            <strong>{labelOf(conflict.field)}</strong>
            {conflict.field === "options" ? (
              <Button size="sm" onClick={onReload}>
                <FormattedMessage
                  defaultMessage="Discard mine and reload"
                  description="Console product: button of a conflict"
                />
              </Button>
            ) : (
              <>
                {!conflict.current.startsWith("[") && !conflict.current.startsWith("{") && (
                  <q className={styles.theirs}>{conflict.current.slice(0, 200)}</q>
                )}
                <Button size="sm" onClick={() => onResolve(conflict, "mine")}>
                  <FormattedMessage
                    defaultMessage="Keep mine"
                    description="Console conflict: button that keeps the own value"
                  />
                </Button>
                <Button size="sm" onClick={() => onResolve(conflict, "theirs")}>
                  <FormattedMessage
                    defaultMessage="Use theirs"
                    description="Console conflict: button that keeps the other value"
                  />
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Message>
  );
};
