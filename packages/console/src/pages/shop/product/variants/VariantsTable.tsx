import { minorDigits, textIn, type WireLocale } from "@carmine/api/contract";
import { Button, Switch } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { clsx } from "clsx";
import type { KeyboardEvent } from "react";
import { useWorkspace } from "../../../../app/workspace.ts";
import type { StoredValue } from "../form-conflicts.ts";
import { isValidCell } from "../form-problems.ts";
import { variantFields, type FormVariant, type ProductForm, type VariantField } from "../product-form.ts";
import { fillDown, pasteCells } from "./variant-rows.ts";
import * as styles from "./variants.css.ts";

const fieldTexts = defineMessages({
  code: { defaultMessage: "SKU", description: "Console product: column" },
  price: { defaultMessage: "Price", description: "Console products: column" },
  listPrice: { defaultMessage: "List price", description: "Console product: column" },
  onHand: { defaultMessage: "On hand", description: "Console product: column" },
  barCode: { defaultMessage: "Barcode", description: "Console product: column" },
  weight: { defaultMessage: "Weight (kg)", description: "Console product: column" },
} satisfies Record<VariantField, object>);

const textFields: ReadonlySet<VariantField> = new Set(["code", "barCode"]);

interface VariantsTableProps {
  form: ProductForm;
  base: ProductForm;
  /** Rows of the page. */
  rows: readonly FormVariant[];
  /** All rows in order, also those of other pages. */
  rowIds: readonly string[];
  valueTexts: ReadonlyMap<string, string>;
  locale: WireLocale;
  conflicts: readonly StoredValue[];
  onResolve: (conflict: StoredValue, choice: "mine" | "theirs") => void;
  isShowingErrors: boolean;
  onChange: (variants: readonly FormVariant[]) => void;
}

/** Cells like those of a spreadsheet: arrow keys and Enter move, columns are pasted, Ctrl D fills down. */
export const VariantsTable = ({
  form,
  base,
  rows,
  rowIds,
  valueTexts,
  locale,
  conflicts,
  onResolve,
  isShowingErrors,
  onChange,
}: VariantsTableProps) => {
  const intl = useIntl();
  const { can, user } = useWorkspace();
  const { options, variants } = form;
  const before = new Map(base.variants.map((variant) => [variant.id, variant]));
  const canEdit = (field: VariantField): boolean =>
    field === "onHand"
      ? can("stock.write")
      : field === "price" || field === "listPrice"
        ? can("prices.write") && can("products.write")
        : can("products.write");
  const set = (id: string, part: Partial<FormVariant>) =>
    onChange(variants.map((variant) => (variant.id === id ? { ...variant, ...part } : variant)));

  const move = (event: KeyboardEvent<HTMLInputElement>, id: string, field: VariantField): void => {
    if (event.nativeEvent.isComposing) return;
    const isFill = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "d";
    const step = event.key === "ArrowDown" || event.key === "Enter" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (isFill) onChange(fillDown(variants, rowIds, { id, field }));
    else if (step !== 0) {
      const row = rows.findIndex((one) => one.id === id) + step;
      const next = event.currentTarget
        .closest("table")
        ?.querySelector<HTMLInputElement>(`[data-cell="${rows[row]?.id ?? ""} ${field}"]`);
      next?.focus();
      next?.select();
    } else return;
    event.preventDefault();
  };

  const nameOf = (variant: FormVariant): string =>
    variant.values.map((id) => valueTexts.get(id) ?? "").join(", ") || textIn(form.content.name, locale);

  const cell = (variant: FormVariant, field: VariantField) => {
    const conflict = conflicts.find((one) => one.id === variant.skuId && one.field === field);
    const text = variant[field];
    const old = before.get(variant.id);
    const isInvalid =
      isShowingErrors &&
      variant.isOnSale &&
      !isValidCell(field, text, variant.skuId, minorDigits(user.currency));
    const label = intl.formatMessage(
      { defaultMessage: "{column} of {variant}", description: "Console product: name of a cell" },
      { column: intl.formatMessage(fieldTexts[field]), variant: nameOf(variant) },
    );
    return (
      <td key={field} className={styles.inputCell}>
        <input
          className={clsx(styles.cellInput, !textFields.has(field) && styles.numeric)}
          data-cell={`${variant.id} ${field}`}
          data-changed={(old !== undefined && old[field] !== text) || undefined}
          data-wide={textFields.has(field) || undefined}
          aria-label={label}
          aria-invalid={isInvalid}
          autoComplete="off"
          inputMode={field === "onHand" ? "numeric" : textFields.has(field) ? "text" : "decimal"}
          readOnly={!canEdit(field)}
          value={text}
          onChange={(event) => set(variant.id, { [field]: event.target.value.replace(",", ".") })}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => canEdit(field) && move(event, variant.id, field)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData("text/plain");
            if (!canEdit(field) || !/[\t\n]/.test(pasted.trim())) return;
            event.preventDefault();
            onChange(pasteCells(variants, rowIds, { id: variant.id, field }, pasted));
          }}
        />
        {conflict && <CellConflict conflict={conflict} mine={text} onResolve={onResolve} />}
      </td>
    );
  };

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {options.map((option) => (
            <th key={option.id} scope="col" className={styles.head}>
              {textIn(option.name, locale)}
            </th>
          ))}
          {options.length === 0 && (
            <th scope="col" className={styles.head}>
              <FormattedMessage defaultMessage="Variant" description="Console product: column" />
            </th>
          )}
          {variantFields.map((field) => (
            <th
              key={field}
              scope="col"
              className={clsx(styles.head, !textFields.has(field) && styles.numeric)}
            >
              {intl.formatMessage(fieldTexts[field])}
            </th>
          ))}
          <th scope="col" className={clsx(styles.head, styles.numeric)}>
            <FormattedMessage defaultMessage="Reserved" description="Console product: column" />
          </th>
          <th scope="col" className={clsx(styles.head, styles.numeric)}>
            <FormattedMessage defaultMessage="Available" description="Console product: column" />
          </th>
          <th scope="col" className={styles.head}>
            <FormattedMessage defaultMessage="On sale" description="Console product: column" />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((variant) => {
          const available = (Number(variant.onHand) || 0) - variant.reserved;
          return (
            <tr key={variant.id} className={clsx(!variant.isOnSale && styles.off)}>
              {variant.values.map((id) => (
                <td key={id} className={styles.cell}>
                  {valueTexts.get(id)}
                </td>
              ))}
              {variant.values.length === 0 && (
                <td className={clsx(styles.cell, styles.quiet)}>
                  <FormattedMessage defaultMessage="Only one" description="Console product: single variant" />
                </td>
              )}
              {variantFields.map((field) => cell(variant, field))}
              <td className={clsx(styles.cell, styles.numeric, styles.quiet)}>
                {intl.formatNumber(variant.reserved)}
              </td>
              <td className={clsx(styles.cell, styles.numeric, available <= 0 && styles.none)}>
                {variant.isAlwaysSellable ? "∞" : intl.formatNumber(available)}
              </td>
              <td className={styles.cell}>
                <Switch
                  labelHidden
                  checked={variant.isOnSale}
                  disabled={!can("products.write")}
                  onCheckedChange={(isOnSale) => set(variant.id, { isOnSale })}
                >
                  <FormattedMessage
                    defaultMessage="Sell {variant}"
                    description="Console product: switch of a variant"
                    values={{ variant: nameOf(variant) }}
                  />
                </Switch>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

interface CellConflictProps {
  conflict: StoredValue;
  mine: string;
  onResolve: (conflict: StoredValue, choice: "mine" | "theirs") => void;
}

/** Both values of a cell that another user, or a sale, changed meanwhile. */
const CellConflict = ({ conflict, mine, onResolve }: CellConflictProps) => (
  <div role="alert" className={styles.conflict}>
    <FormattedMessage
      defaultMessage="Changed in the meantime"
      description="Console: a value that another user changed"
    />
    <Button size="sm" onClick={() => onResolve(conflict, "mine")}>
      <FormattedMessage
        defaultMessage="Mine: {value}"
        description="Console conflict: button that keeps the own value"
        values={{ value: mine }}
      />
    </Button>
    <Button size="sm" onClick={() => onResolve(conflict, "theirs")}>
      <FormattedMessage
        defaultMessage="Theirs: {value}"
        description="Console conflict: button that keeps the other value"
        values={{ value: conflict.current }}
      />
    </Button>
  </div>
);
