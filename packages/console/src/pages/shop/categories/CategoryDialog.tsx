import { isApiError } from "@carmine/api/client";
import { merchantCategorySave, shopCategoryLimits, type EntryText } from "@carmine/api/contract";
import { Button, Dialog, Message, Stack } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useId, useState } from "react";
import { useWrite } from "../../../app/endpoints.ts";
import { useShopId } from "../../../app/workspace.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import type { EntrySection, EntryValue } from "../../../features/entries/entry-kind.ts";
import { isTexts, trimmed, type FieldProblem } from "../../../features/entries/entry-form.ts";
import { EntrySectionFields } from "../../../features/entries/EntrySectionFields.tsx";
import { fieldTexts } from "../../../features/entries/kinds/field-texts.ts";
import { useTextLocale } from "../../../features/entries/use-value-text.ts";

/** The category that the dialog renames, or the parent of a new one. */
export type EditedCategory =
  | { readonly id: number; readonly name: EntryText }
  | { readonly id: null; readonly pid: number | null };

const section: EntrySection = {
  title: fieldTexts.texts,
  fields: [
    {
      kind: "texts",
      name: "name",
      label: fieldTexts.name,
      max: shopCategoryLimits.name,
      required: true,
      anyLanguage: true,
    },
  ],
};

/** Names a category in every language. */
export const CategoryDialog = ({ edited, onClose }: { edited: EditedCategory; onClose: () => void }) => {
  const id = useId();
  const merId = useShopId();
  const errorText = useErrorText();
  const save = useWrite(merchantCategorySave);
  const from = edited.id === null ? null : edited.name;
  const [locale, setLocale] = useState(useTextLocale());
  const [name, setName] = useState<EntryValue>(from ?? { en: "" });
  const [problem, setProblem] = useState<FieldProblem>();
  const submit = async (): Promise<void> => {
    const to = trimmed(name);
    if (!isTexts(to)) {
      setProblem("missing");
      return;
    }
    const pid = edited.id === null ? edited.pid : null;
    try {
      await save.mutateAsync({ body: { merId, id: edited.id, pid, from, to } });
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        edited.id === null ? (
          <FormattedMessage defaultMessage="New category" description="Console shop categories: dialog" />
        ) : (
          <FormattedMessage defaultMessage="Rename category" description="Console shop categories: dialog" />
        )
      }
      footer={
        <Button variant="solid" loading={save.isPending} onClick={() => void submit()}>
          <FormattedMessage defaultMessage="Save" description="Console forms: button" />
        </Button>
      }
    >
      <Stack gap={16}>
        {save.error && (
          <Message tone="critical" role="alert">
            {errorText(save.error)}
          </Message>
        )}
        <EntrySectionFields
          id={id}
          section={section}
          values={{ name }}
          locale={locale}
          problems={new Map(problem ? [["name", problem]] : [])}
          onLocaleChange={setLocale}
          onChange={(_, value) => {
            setName(value ?? { en: "" });
            setProblem(undefined);
          }}
        />
      </Stack>
    </Dialog>
  );
};
