import {
  maxProductLabels,
  merchantProductChoices,
  merchantProductFields,
  type ProductChoices,
  type ProductFieldChange,
} from "@carmine/api/contract";
import {
  Button,
  Combobox,
  Dialog,
  Message,
  MultiSelect,
  Segments,
  Select,
  Skeleton,
  Stack,
  TreeSelect,
  useToast,
} from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMemo, useState } from "react";
import { useRead, useWrite } from "../../../app/endpoints.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import { useShopId } from "../../../app/workspace.ts";
import { treeOf } from "../../../features/products/choice-tree.ts";
import type { ProductSelection } from "./use-product-actions.ts";

const fieldTexts = defineMessages({
  shopCategoryId: { defaultMessage: "Shop category", description: "Console product: field" },
  brand: { defaultMessage: "Brand", description: "Console product: field" },
  guaranteeIds: { defaultMessage: "Guarantees", description: "Console product: field" },
  tags: { defaultMessage: "Tags", description: "Console product: field" },
});

type Field = ProductFieldChange["field"];

/** Fields that the shop's products can have. */
const fieldsOf = ({ shopCategories, guarantees, tags }: ProductChoices): Field[] => [
  ...(shopCategories.length > 0 ? (["shopCategoryId"] as const) : []),
  "brand",
  ...(guarantees.length > 0 ? (["guaranteeIds"] as const) : []),
  ...(tags.length > 0 ? (["tags"] as const) : []),
];

/** Value of the choice that empties a field. */
const none = "none";
/** Value of the choice of a brand, whose name could be that of `none`. */
const brandChoice = (name: string): string => `brand ${name}`;

interface Draft {
  readonly field: Field;
  readonly mode: "add" | "remove";
  /** Chosen values; at most one of a shop category or brand. */
  readonly values: readonly string[];
}

/** The change to send. */
const changeOf = ({ field, mode, values }: Draft): ProductFieldChange => {
  const [value = none] = values;
  switch (field) {
    case "shopCategoryId":
      return { field, value: value === none ? null : Number(value) };
    case "brand":
      return { field, value: value === none ? "" : value.slice(brandChoice("").length) };
    case "guaranteeIds":
      return { field, mode, value: values.map(Number) };
    case "tags":
      return { field, mode, value: [...values] };
  }
};

interface FieldEditorProps {
  choices: ProductChoices;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

/** Chooses the value of a field, or the values that are added or removed. */
const FieldEditor = ({ choices, draft: { field, mode, values }, onChange }: FieldEditorProps) => {
  const intl = useIntl();
  const label = intl.formatMessage(fieldTexts[field]);
  const [value = ""] = values;
  const onValueChange = (chosen: string): void => onChange({ values: chosen === "" ? [] : [chosen] });
  if (field === "shopCategoryId")
    return (
      <TreeSelect
        label={label}
        nodes={[
          {
            id: none,
            label: intl.formatMessage({
              defaultMessage: "No shop category",
              description: "Console products: choice",
            }),
          },
          ...treeOf(choices.shopCategories),
        ]}
        value={value}
        onValueChange={onValueChange}
      />
    );
  if (field === "brand")
    return (
      <Combobox
        label={label}
        hint={intl.formatMessage({
          defaultMessage: "To use a new brand, add it to one product first.",
          description: "Console products: hint of a bulk change",
        })}
        options={[
          {
            value: none,
            label: intl.formatMessage({
              defaultMessage: "No brand",
              description: "Console products: choice",
            }),
          },
          ...choices.brands.map((name) => ({ value: brandChoice(name), label: name })),
        ]}
        value={value}
        onValueChange={onValueChange}
      />
    );
  const options =
    field === "tags"
      ? choices.tags.map(({ key, name }) => ({ value: key, label: name }))
      : choices.guarantees.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <Segments
        label={intl.formatMessage({
          defaultMessage: "Type of change",
          description: "Console inventory: field",
        })}
        value={mode}
        segments={[
          {
            value: "add",
            label: intl.formatMessage({
              defaultMessage: "Add",
              description: "Console order: button for a note",
            }),
          },
          {
            value: "remove",
            label: intl.formatMessage({ defaultMessage: "Remove", description: "Console staff: action" }),
          },
        ]}
        onValueChange={(chosen) => onChange({ mode: chosen })}
      />
      <MultiSelect
        label={label}
        options={options}
        max={maxProductLabels}
        value={values}
        onValueChange={(chosen) => onChange({ values: chosen })}
      />
    </>
  );
};

interface BulkFieldsDialogProps {
  products: ProductSelection;
  /** Number of products. */
  count: number;
  onClose: () => void;
  onSaved: () => void;
}

/** Changes one field of the selected products. */
export const BulkFieldsDialog = ({ products, count, onClose, onSaved }: BulkFieldsDialogProps) => {
  const intl = useIntl();
  const merId = useShopId();
  const toast = useToast();
  const errorText = useErrorText();
  const write = useWrite(merchantProductFields);
  const choices = useRead(merchantProductChoices, { params: { merId } });
  const fields = useMemo(() => (choices.data ? fieldsOf(choices.data) : []), [choices.data]);
  const [chosen, setChosen] = useState<Partial<Draft>>({});
  const draft: Draft = { field: fields[0] ?? "brand", mode: "add", values: [], ...chosen };
  const save = (): void =>
    write.mutate(
      { body: { ...products, change: changeOf(draft) } },
      {
        onSuccess: ({ ids }) => {
          toast({
            tone: "success",
            message: intl.formatMessage(
              {
                defaultMessage:
                  "{count, plural, =0 {Nothing changed} one {# product changed} other {# products changed}}",
                description: "Console products: result",
              },
              { count: ids.length },
            ),
          });
          onSaved();
        },
      },
    );
  const error = write.error ?? choices.error;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={
        <FormattedMessage
          defaultMessage="Edit fields of {count, plural, one {# product} other {# products}}"
          description="Console products: title"
          values={{ count }}
        />
      }
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage defaultMessage="Cancel" description="Console forms: button" />
          </Button>
          <Button
            variant="solid"
            loading={write.isPending}
            disabled={draft.values.length === 0}
            onClick={save}
          >
            <FormattedMessage
              defaultMessage="Change {count, plural, one {# product} other {# products}}"
              description="Console products: button"
              values={{ count }}
            />
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {error && (
          <Message tone="critical" role="alert">
            {errorText(error)}
          </Message>
        )}
        {choices.isPending && <Skeleton style={{ blockSize: 140 }} />}
        {choices.data && (
          <>
            <Select
              label={intl.formatMessage({
                defaultMessage: "Field",
                description: "Console products: field that a bulk change writes",
              })}
              options={fields.map((field) => ({
                value: field,
                label: intl.formatMessage(fieldTexts[field]),
              }))}
              value={draft.field}
              onValueChange={(value) =>
                setChosen({ field: fields.find((field) => field === value) ?? draft.field })
              }
            />
            <FieldEditor
              key={draft.field}
              choices={choices.data}
              draft={draft}
              onChange={(part) => setChosen((current) => ({ ...current, ...part }))}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
};
