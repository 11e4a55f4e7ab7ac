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

/** Step 2: the shop, and the papers that show whose it is. */
export const ShopStep = ({ pictures }: { pictures: UseUpload }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const errorText = useFieldErrorText();
  const { register, control, formState } = useFormContext<ApplicationValues>();
  const { errors } = formState;
  const categories = useQuery(queries.merchantCategories(api)).data ?? [];
  const types = useQuery(queries.merchantTypes(api)).data ?? [];
  const [name, categoryId, typeId] = useWatch({ control, name: ["name", "categoryId", "typeId"] });
  const fee = categories.find(({ id }) => String(id) === categoryId)?.fee;
  const needed = types.find(({ id }) => String(id) === typeId)?.info;
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={intl.formatMessage({ defaultMessage: "Shop name", description: "Label of a field" })}
          aside={`${name.length} / 40`}
          hint={intl.formatMessage({
            defaultMessage: "Shoppers see this name on every product.",
            description: "Hint under the shop's name",
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
                    description: "Hint under the merchant category",
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
          defaultMessage: "Search words (optional)",
          description: "Label of a field that may stay empty",
        })}
        hint={intl.formatMessage({
          defaultMessage: "Words shoppers may find your shop by, separated by commas",
          description: "Hint under the search words",
        })}
        maxLength={200}
        error={errorText(errors.keywords)}
        {...register("keywords")}
      />
      <PictureField
        label={
          needed
            ? intl.formatMessage(
                {
                  defaultMessage: "Qualification papers: {papers}",
                  description: "Label of a field for pictures",
                },
                { papers: needed },
              )
            : intl.formatMessage({
                defaultMessage: "Qualification papers",
                description: "Label of a field for pictures",
              })
        }
        pictures={pictures}
        max={limits.qualificationPictures}
        error={errorText(errors.papers as FieldError | undefined)}
      />
    </>
  );
};
