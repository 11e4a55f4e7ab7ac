import type { ProductChoices, ProductContent } from "@carmine/api/contract";
import { Card, FormSection, MultiSelect, TagsInput, TreeSelect } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMemo } from "react";
import { treeOf } from "../../../features/products/choice-tree.ts";

interface OrganizationSectionProps {
  content: ProductContent;
  choices: ProductChoices;
  onChange: (part: Partial<ProductContent>) => void;
  isCategoryMissing: boolean;
  readOnly: boolean;
}

/** Categories, brand and tags, by which shoppers find the product. */
export const OrganizationSection = ({
  content,
  choices,
  onChange,
  isCategoryMissing,
  readOnly,
}: OrganizationSectionProps) => {
  const intl = useIntl();
  const categories = useMemo(() => treeOf(choices.categories), [choices]);
  const shopCategories = useMemo(() => treeOf(choices.shopCategories), [choices]);
  return (
    <Card padding="md">
      <FormSection
        title={<FormattedMessage defaultMessage="Organization" description="Console product: section" />}
      >
        <TreeSelect
          label={intl.formatMessage({
            defaultMessage: "Category",
            description: "Console: field",
          })}
          nodes={categories}
          required
          disabled={readOnly}
          value={content.categoryId === 0 ? "" : String(content.categoryId)}
          onValueChange={(id) => onChange({ categoryId: Number(id) })}
          error={
            isCategoryMissing
              ? intl.formatMessage({
                  defaultMessage: "Choose a category.",
                  description: "Console product: error",
                })
              : undefined
          }
        />
        {shopCategories.length > 0 && (
          <TreeSelect
            label={intl.formatMessage({
              defaultMessage: "Shop category",
              description: "Console product: field",
            })}
            nodes={shopCategories}
            disabled={readOnly}
            value={content.shopCategoryId === null ? "" : String(content.shopCategoryId)}
            onValueChange={(id) => onChange({ shopCategoryId: id === "" ? null : Number(id) })}
          />
        )}
        <MultiSelect
          label={intl.formatMessage({ defaultMessage: "Brand", description: "Console product: field" })}
          options={choices.brands.map((name) => ({ value: name, label: name }))}
          create
          max={1}
          disabled={readOnly}
          value={content.brand === "" ? [] : [content.brand]}
          onValueChange={([brand = ""]) => onChange({ brand })}
        />
        {choices.tags.length > 0 && (
          <MultiSelect
            label={intl.formatMessage({ defaultMessage: "Tags", description: "Console product: field" })}
            options={choices.tags.map(({ key, name }) => ({ value: key, label: name }))}
            disabled={readOnly}
            value={content.tags}
            onValueChange={(tags) => onChange({ tags: [...tags] })}
          />
        )}
        {choices.guarantees.length > 0 && (
          <MultiSelect
            label={intl.formatMessage({
              defaultMessage: "Guarantees",
              description: "Console product: field",
            })}
            options={choices.guarantees.map(({ id, name }) => ({ value: String(id), label: name }))}
            disabled={readOnly}
            value={content.guaranteeIds.map(String)}
            onValueChange={(ids) => onChange({ guaranteeIds: ids.map(Number) })}
          />
        )}
        <TagsInput
          label={intl.formatMessage({
            defaultMessage: "Search words",
            description: "Console product: field",
          })}
          hint={intl.formatMessage({
            defaultMessage: "Other words that shoppers search for",
            description: "Console product: hint",
          })}
          disabled={readOnly}
          value={content.keywords}
          onValueChange={(keywords) => onChange({ keywords: [...keywords] })}
        />
      </FormSection>
    </Card>
  );
};
