import { textIn, type WireLocale } from "@carmine/api/contract";
import { Card, FormSection, Kbd, Pagination, TextField } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMemo, useState } from "react";
import { useWorkspace } from "../../../../app/workspace.ts";
import type { StoredValue } from "../form-conflicts.ts";
import type { FormVariant, ProductForm } from "../product-form.ts";
import { OptionsEditor } from "./OptionsEditor.tsx";
import { VariantsTable } from "./VariantsTable.tsx";
import type { VariantForm } from "./variant-rows.ts";
import * as styles from "./variants.css.ts";

/** Rows per page; pasting and filling also reach rows of other pages. */
const pageSize = 50;

interface VariantsSectionProps {
  form: ProductForm;
  /** The stored rows, to mark changed cells. */
  base: ProductForm;
  locale: WireLocale;
  conflicts: readonly StoredValue[];
  onResolve: (conflict: StoredValue, choice: "mine" | "theirs") => void;
  isShowingErrors: boolean;
  onChange: (part: Partial<VariantForm>) => void;
}

/** Options and the table of variants with price, stock and article number. */
export const VariantsSection = ({
  form,
  base,
  locale,
  conflicts,
  onResolve,
  isShowingErrors,
  onChange,
}: VariantsSectionProps) => {
  const intl = useIntl();
  const { can } = useWorkspace();
  const [words, setWords] = useState("");
  const [page, setPage] = useState(1);
  const { options, variants } = form;
  const valueTexts = useMemo(
    () =>
      new Map(
        options.flatMap(({ values }) => values.map(({ id, text }) => [id, textIn(text, locale)] as const)),
      ),
    [options, locale],
  );
  const textOf = ({ values, code }: FormVariant): string =>
    [...values.map((id) => valueTexts.get(id) ?? ""), code].join(" ").toLowerCase();
  const wanted = words.trim().toLowerCase();
  const found = wanted === "" ? variants : variants.filter((variant) => textOf(variant).includes(wanted));
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const current = Math.min(page, pages);
  const onSale = variants.filter(({ isOnSale }) => isOnSale);
  const onHand = onSale.reduce((sum, row) => sum + (Number(row.onHand) || 0), 0);
  const reserved = onSale.reduce((sum, row) => sum + row.reserved, 0);
  return (
    <Card padding="md">
      <FormSection
        title={
          <FormattedMessage defaultMessage="Options and variants" description="Console product: section" />
        }
        aside={
          <FormattedMessage
            defaultMessage="{count, plural, one {# variant} other {# variants}}"
            description="Console products: variants of a product"
            values={{ count: variants.length }}
          />
        }
      >
        {can("products.write") && <OptionsEditor form={form} locale={locale} onChange={onChange} />}
        {variants.length > 10 && (
          <TextField
            size="sm"
            type="search"
            label={intl.formatMessage({
              defaultMessage: "Find variants",
              description: "Console product: field",
            })}
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
              setPage(1);
            }}
          />
        )}
        <div className={styles.scroll}>
          <VariantsTable
            form={form}
            base={base}
            rows={found.slice((current - 1) * pageSize, current * pageSize)}
            rowIds={found.map(({ id }) => id)}
            valueTexts={valueTexts}
            locale={locale}
            conflicts={conflicts}
            onResolve={onResolve}
            isShowingErrors={isShowingErrors}
            onChange={(next) => onChange({ variants: next })}
          />
        </div>
        {pages > 1 && (
          <Pagination
            label={intl.formatMessage({
              defaultMessage: "Pages of variants",
              description: "Console product: pager",
            })}
            page={current}
            pageCount={pages}
            compact
            onPageChange={setPage}
          />
        )}
        <div className={styles.foot}>
          <span className={styles.keys}>
            <Kbd keys="Mod V" />
            <FormattedMessage
              defaultMessage="Paste from a spreadsheet"
              description="Console product: shortcut"
            />
          </span>
          <span className={styles.keys}>
            <Kbd keys="Mod D" />
            <FormattedMessage defaultMessage="Fill down" description="Console product: shortcut" />
          </span>
          <span className={styles.end}>
            <FormattedMessage
              defaultMessage="{onHand} on hand · {reserved} reserved · {available} available"
              description="Console product: stock of all variants"
              values={{
                onHand: intl.formatNumber(onHand),
                reserved: intl.formatNumber(reserved),
                available: intl.formatNumber(onHand - reserved),
              }}
            />
          </span>
        </div>
      </FormSection>
    </Card>
  );
};
