import {
  merchantProductTrash,
  minorDigits,
  textIn,
  type ProductChoices,
  type ProductContent,
  type StaffProduct,
  type WireLocale,
} from "@carmine/api/contract";
import { Message, PageHeader, StatusChip, useToast } from "@carmine/design-system";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { useEffect, useState } from "react";
import { useWrite } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import { useHotkeys } from "../../../app/use-hotkeys.ts";
import * as detail from "../../../features/list/detail.css.ts";
import { productStateTexts, productStateTones } from "../../../features/products/product-states.ts";
import { useTimes } from "../../../features/times/use-times.ts";
import { Conflicts } from "./Conflicts.tsx";
import { ContentSection } from "./ContentSection.tsx";
import { changesOf, priceDropsOf } from "./form-changes.ts";
import { useTextLocale } from "../../../features/entries/use-value-text.ts";
import { withStored, type StoredValue } from "./form-conflicts.ts";
import { problemsOf, type FormProblem } from "./form-problems.ts";
import { usePictures } from "../../../features/pictures/use-pictures.ts";
import { UnsavedChanges } from "../../../features/unsaved/UnsavedChanges.tsx";
import { OrganizationSection } from "./OrganizationSection.tsx";
import { PicturesSection } from "./PicturesSection.tsx";
import { PriceDropDialog } from "./PriceDropDialog.tsx";
import type { ProductForm } from "./product-form.ts";
import { PropertiesSection } from "./PropertiesSection.tsx";
import { SaveActions } from "./SaveActions.tsx";
import { useSaveProduct } from "./use-save-product.ts";
import { VariantsSection } from "./variants/VariantsSection.tsx";
import { VisibilitySection } from "./VisibilitySection.tsx";
import * as styles from "./page.css.ts";

const problemTexts: Readonly<Record<FormProblem, MessageDescriptor>> = defineMessages({
  name: { defaultMessage: "Enter the name in at least one language.", description: "Console product: error" },
  category: { defaultMessage: "Choose a category.", description: "Console product: error" },
  noVariant: {
    defaultMessage: "Turn on at least one variant, or hide the product.",
    description: "Console product: error",
  },
  optionText: {
    defaultMessage: "Name every option and value in at least one language.",
    description: "Console product: error",
  },
  decimals: {
    defaultMessage:
      "Prices in {currency} have {digits, plural, =0 {no decimals} one {at most # decimal} other {at most # decimals}}.",
    description: "Console product: error",
  },
  cell: {
    defaultMessage: "Check the marked cells of the variants.",
    description: "Console product: error",
  },
  tooMany: {
    defaultMessage: "A product can have 2,000 variants at most.",
    description: "Console product: error",
  },
});

interface ProductEditorProps {
  /** Null for a new product. */
  product: StaffProduct | null;
  /** The form of the stored product. */
  stored: ProductForm;
  choices: ProductChoices;
  onDirtyChange: (isDirty: boolean) => void;
  /** Resets the form to the stored product. */
  onDiscard: () => void;
}

/** Form of one product. Save sends only changes, each with the value that the user saw. */
export const ProductEditor = ({ product, stored, choices, onDirtyChange, onDiscard }: ProductEditorProps) => {
  const intl = useIntl();
  const { home, can, user } = useWorkspace();
  const times = useTimes();
  const toast = useToast();
  const errorText = useErrorText();
  const trash = useWrite(merchantProductTrash);
  /** The stored form, which unsaved changes are compared with. Resolving a conflict updates it. */
  const [base, setBase] = useState(stored);
  const [edited, setEdited] = useState(stored);
  const [locale, setLocale] = useState<WireLocale>(useTextLocale());
  const [attempts, setAttempts] = useState(0);
  const [isAskingPrice, setAskingPrice] = useState(false);
  const pictures = usePictures(stored.content.pictures, "catalog");
  const { save, isSaving, conflicts, removeConflict, failure, setFailure } = useSaveProduct({
    onBase: setBase,
    onDone: () => {
      setAttempts(0);
      onDirtyChange(false);
    },
  });
  const form: ProductForm = { ...edited, content: { ...edited.content, pictures: [...pictures.values] } };
  const canWrite = can("products.write");
  const changes = changesOf(base, form);
  const drops = priceDropsOf(base, form);
  const isDirty = changes.count > 0;
  const digits = minorDigits(user.currency);
  const problems = problemsOf(form, digits);
  const shownProblems = attempts > 0 ? problems : [];
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);

  const setContent = (part: Partial<ProductContent>) =>
    setEdited((now) => ({ ...now, content: { ...now.content, ...part } }));

  const trySave = (isConfirmed = false): void => {
    if (isSaving || !canWrite || (product !== null && !isDirty)) return;
    setAttempts((count) => count + 1);
    setFailure(undefined);
    if (problems.length > 0) return;
    if (pictures.loading)
      setFailure(
        intl.formatMessage({
          defaultMessage: "Images are still uploading. Save again in a moment.",
          description: "Console product: error",
        }),
      );
    else if (!isConfirmed && drops.length > 0) setAskingPrice(true);
    else {
      setAskingPrice(false);
      void save(product?.id ?? null, base, form, { changes, isConfirmed });
    }
  };
  useHotkeys({ "ctrl+s": () => trySave() });

  /** Resolves a conflict: the next save compares with the other user's value, and keeps or replaces it. */
  const resolve = (conflict: StoredValue, choice: "mine" | "theirs"): void => {
    setBase((now) => withStored(now, conflict));
    if (choice === "theirs") setEdited((now) => withStored(now, conflict));
    removeConflict(conflict);
  };

  const moveToTrash = (isTrashed: boolean): void =>
    trash.mutate(
      { body: { ids: [product?.id ?? 0], isTrashed } },
      {
        onSuccess: () =>
          void toast({
            message: isTrashed
              ? intl.formatMessage({
                  defaultMessage: "Moved to the trash",
                  description: "Console product: result",
                })
              : intl.formatMessage({
                  defaultMessage: "Restored from the trash",
                  description: "Console product: result",
                }),
          }),
        onError: (error) => void toast({ tone: "critical", message: errorText(error) }),
      },
    );

  const listPath = `${home}/products`;
  const title = product
    ? textIn(product.content.name, locale)
    : intl.formatMessage({ defaultMessage: "Add product", description: "Console products: button" });
  return (
    <>
      <PageHeader
        className={styles.header}
        title={title}
        crumbs={[
          {
            label: intl.formatMessage({ defaultMessage: "Products", description: "Console: page" }),
            href: listPath,
          },
          { label: title },
        ]}
        status={
          product && (
            <StatusChip tone={productStateTones[product.state]}>
              {intl.formatMessage(productStateTexts[product.state])}
            </StatusChip>
          )
        }
        {...(product && {
          meta: intl.formatMessage(
            { defaultMessage: "Updated {time}", description: "Console product: time of the last change" },
            { time: times.moment(product.updateAt) },
          ),
        })}
        actions={
          canWrite && (
            <SaveActions
              count={changes.count}
              isNew={product === null}
              isSaving={isSaving}
              onSave={() => trySave()}
              onDiscard={onDiscard}
            />
          )
        }
      />
      {(failure !== undefined || shownProblems.length > 0) && (
        <Message tone="critical" role="alert" className={styles.message}>
          {failure ?? (
            <ul className={styles.problems}>
              {shownProblems.map((problem) => (
                <li key={problem}>
                  {intl.formatMessage(problemTexts[problem], { currency: user.currency, digits })}
                </li>
              ))}
            </ul>
          )}
        </Message>
      )}
      <Conflicts conflicts={conflicts} form={form} onResolve={resolve} onReload={onDiscard} />
      <div className={detail.columns}>
        <div className={detail.column}>
          <ContentSection
            content={form.content}
            locale={locale}
            onLocaleChange={setLocale}
            onChange={setContent}
            isNameMissing={shownProblems.includes("name")}
            readOnly={!canWrite}
          />
          <PicturesSection
            pictures={pictures}
            texts={form.content.pictureTexts}
            locale={locale}
            onChange={(pictureTexts) => setContent({ pictureTexts })}
            readOnly={!canWrite}
          />
          <VariantsSection
            form={form}
            base={base}
            locale={locale}
            conflicts={conflicts}
            onResolve={resolve}
            isShowingErrors={attempts > 0}
            onChange={(part) => setEdited((now) => ({ ...now, ...part }))}
          />
        </div>
        <div className={detail.column}>
          <VisibilitySection
            product={product}
            isShown={form.content.isShown}
            onShownChange={(isShown) => setContent({ isShown })}
            onTrash={moveToTrash}
            isTrashing={trash.isPending}
            readOnly={!canWrite}
          />
          <OrganizationSection
            content={form.content}
            choices={choices}
            onChange={setContent}
            isCategoryMissing={shownProblems.includes("category")}
            readOnly={!canWrite}
          />
          <PropertiesSection
            content={form.content}
            choices={choices}
            locale={locale}
            onChange={(properties) => setContent({ properties })}
            readOnly={!canWrite}
          />
        </div>
      </div>
      <PriceDropDialog
        open={isAskingPrice}
        onOpenChange={setAskingPrice}
        drops={drops}
        onConfirm={() => trySave(true)}
      />
      <UnsavedChanges when={isDirty && !isSaving} />
    </>
  );
};
