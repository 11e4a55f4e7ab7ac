import { limits } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { RadioCard, RadioGroup, Select, TextField, type UseUpload } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Controller, useFormContext, useWatch, type FieldError } from "react-hook-form";
import { useApp } from "../../../../app/AppContext.tsx";
import { useFieldErrorText } from "../../../../features/forms/field-texts.ts";
import { PictureField } from "../../../../features/uploads/PictureField.tsx";
import type { ApplicationValues } from "../application-values.ts";
import * as styles from "../page.css.ts";

export interface ShopStepProps {
  /** Private documents. */
  readonly pictures: UseUpload;
  /** Documents that are public after approval. */
  readonly publicPictures: UseUpload;
}

/** Step 2: the shop and its documents, private and public. */
export const ShopStep = ({ pictures, publicPictures }: ShopStepProps): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const errorText = useFieldErrorText();
  const { register, control, formState } = useFormContext<ApplicationValues>();
  const { errors } = formState;
  const categories = useQuery(queries.merchantCategories(api)).data ?? [];
  const types = useQuery(queries.merchantTypes(api)).data ?? [];
  const [name, categoryId, typeId] = useWatch({ control, name: ["name", "categoryId", "typeId"] });
  const fee = categories.find(({ id }) => String(id) === categoryId)?.fee;
  const type = types.find(({ id }) => String(id) === typeId);
  const publicPapers = type?.publicInfo;
  // Also shown for a type without public documents if some were added for another type, so that all submitted
  // documents are visible.
  const hasPublicPapers = publicPapers || publicPictures.values.length > 0;
  const needed = type?.privateInfo ?? type?.info;
  const privateNote = intl.formatMessage({
    defaultMessage: "Only you and our review team can see these.",
    description: "Hint of the field for private documents of an application",
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={intl.formatMessage({ defaultMessage: "Shop name", description: "Label of a field" })}
          aside={`${name.length} / 40`}
          hint={intl.formatMessage({
            defaultMessage: "Shoppers see this name on every product.",
            description: "Hint below the shop's name",
          })}
          autoComplete="organization"
          maxLength={40}
          error={errorText(errors.name)}
          {...register("name")}
        />
        <Select
          label={intl.formatMessage({ defaultMessage: "Merchant category", description: "Label of a field" })}
          placeholder={intl.formatMessage({
            defaultMessage: "Choose a category",
            description: "In an empty field",
          })}
          hint={
            fee === undefined || fee === null
              ? undefined
              : intl.formatMessage(
                  {
                    defaultMessage: "Commission {fee, number}% in this category",
                    description: "Hint below the merchant category",
                  },
                  { fee },
                )
          }
          options={categories.map(({ id, name: label }) => ({ value: String(id), label }))}
          error={errorText(errors.categoryId)}
          {...register("categoryId")}
        />
      </div>
      <Controller
        control={control}
        name="typeId"
        render={({ field: { value, onChange } }) => (
          <RadioGroup
            label={intl.formatMessage({ defaultMessage: "Shop type", description: "Label of a field" })}
            orientation="horizontal"
            value={value}
            onValueChange={onChange}
            error={errorText(errors.typeId)}
          >
            {types.map(({ id, name: label, info }) => (
              <RadioCard key={id} value={String(id)} title={label} description={info} />
            ))}
          </RadioGroup>
        )}
      />
      <TextField
        label={intl.formatMessage({
          defaultMessage: "Search terms (optional)",
          description: "Label of a field that may stay empty",
        })}
        hint={intl.formatMessage({
          defaultMessage: "Words shoppers might use to find your shop, separated by commas",
          description: "Hint below the search terms",
        })}
        maxLength={200}
        error={errorText(errors.keywords)}
        {...register("keywords")}
      />
      {hasPublicPapers && (
        <PictureField
          label={
            publicPapers
              ? intl.formatMessage(
                  {
                    defaultMessage: "Public documents: {papers}",
                    description: "Label of a field for pictures of an application",
                  },
                  { papers: publicPapers },
                )
              : intl.formatMessage({
                  defaultMessage: "Other documents",
                  description: "Label of a field for pictures of an application",
                })
          }
          note={
            publicPapers
              ? intl.formatMessage({
                  defaultMessage: "Shoppers see these on your shop’s page after approval.",
                  description: "Hint of the field for public documents of an application",
                })
              : privateNote
          }
          pictures={publicPictures}
          max={limits.qualificationPictures - pictures.values.length}
        />
      )}
      <PictureField
        label={
          needed
            ? intl.formatMessage(
                {
                  defaultMessage: "Private documents: {papers}",
                  description: "Label of a field for pictures of an application",
                },
                { papers: needed },
              )
            : intl.formatMessage({
                defaultMessage: "Private documents",
                description: "Label of a field for pictures of an application",
              })
        }
        note={privateNote}
        pictures={pictures}
        max={limits.qualificationPictures - publicPictures.values.length}
        error={errorText(errors.papers as FieldError | undefined)}
      />
    </>
  );
};
