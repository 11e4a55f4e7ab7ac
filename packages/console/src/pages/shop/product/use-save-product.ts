import { isApiError } from "@carmine/api/client";
import {
  changedData,
  merchantProductChange,
  merchantProductCreate,
  merchantStockAdjust,
} from "@carmine/api/contract";
import { useToast } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useState } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { useWrite } from "../../../app/endpoints.ts";
import { useWorkspace, useShopId } from "../../../app/workspace.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import { createBodyOf, type FormChanges } from "./form-changes.ts";
import type { StoredValue } from "./form-conflicts.ts";
import type { ProductForm } from "./product-form.ts";

interface SaveOptions {
  /** Called with the stored form, even if only the product was saved and its stock wasn't. */
  onBase: (form: ProductForm) => void;
  onDone: () => void;
}

/** Saves a product: its fields in one call, then the counted stock. */
export const useSaveProduct = ({ onBase, onDone }: SaveOptions) => {
  const intl = useIntl();
  const merId = useShopId();
  const { home } = useWorkspace();
  const toast = useToast();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const create = useWrite(merchantProductCreate);
  const change = useWrite(merchantProductChange);
  const adjust = useWrite(merchantStockAdjust);
  const [conflicts, setConflicts] = useState<readonly StoredValue[]>([]);
  const [failure, setFailure] = useState<string>();

  const saveNew = async (form: ProductForm): Promise<void> => {
    const { id } = await create.mutateAsync({ body: createBodyOf(merId, form) });
    onBase(form);
    onDone();
    await navigate(`${home}/products/${id}`, { replace: true });
  };

  const saveChanges = async (
    id: number,
    base: ProductForm,
    form: ProductForm,
    { changes, isConfirmed }: { changes: FormChanges; isConfirmed: boolean },
  ): Promise<void> => {
    if (changes.product) {
      await change.mutateAsync({
        params: { id },
        body: { ...changes.product, ...(isConfirmed && { confirm: true }) },
      });
      // A stock whose call fails stays an unsaved change.
      const counted = new Map(base.variants.map(({ id: rowId, onHand }) => [rowId, onHand]));
      onBase({
        ...form,
        variants: form.variants.map((row) => ({ ...row, onHand: counted.get(row.id) ?? row.onHand })),
      });
    }
    if (changes.stock) await adjust.mutateAsync({ body: { changes: changes.stock, cause: "count" } });
    onBase(form);
    onDone();
  };

  const save = async (
    id: number | null,
    base: ProductForm,
    form: ProductForm,
    choices: { changes: FormChanges; isConfirmed: boolean },
  ): Promise<void> => {
    setFailure(undefined);
    try {
      await (id === null ? saveNew(form) : saveChanges(id, base, form, choices));
      setConflicts([]);
      toast({
        tone: "success",
        message: intl.formatMessage({
          defaultMessage: "Product saved",
          description: "Console product: result",
        }),
      });
    } catch (error) {
      if (!isApiError(error)) throw error;
      const read = z.safeParse(changedData, error.data);
      if (read.success) setConflicts(read.data.changed);
      else setFailure(errorText(error));
    }
  };

  return {
    save,
    isSaving: create.isPending || change.isPending || adjust.isPending,
    conflicts,
    removeConflict: (conflict: StoredValue) => setConflicts((now) => now.filter((one) => one !== conflict)),
    failure,
    setFailure,
  };
};
