import { addressEdit } from "@carmine/api/contract";
import { addressFieldNames, addressFormOf, mutations, queries, type Address } from "@carmine/api/hooks";
import { Button, Checkbox, Dialog, Message, TextField } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId, useState, type ReactElement } from "react";
import { useController, useForm } from "react-hook-form";
import { useApp, useShowToast } from "../../app/AppContext.tsx";
import { useApiErrorText } from "../../app/error-texts.ts";
import { useOncePer } from "../forms/use-once-per.ts";
import { contractResolver } from "../forms/contract-resolver.ts";
import { useFieldErrorText } from "../forms/field-texts.ts";
import { useRefusal } from "../forms/use-refusal.ts";
import { ShopPhoneField } from "../forms/ShopPhoneField.tsx";
import * as styles from "./AddressDialog.css.ts";
import { CountryField } from "./CountryField.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import {
  countryOfSaved,
  inputOf,
  newAddress,
  ownChecks,
  valuesOf,
  type AddressValues,
} from "./address-values.ts";
import { useBackCloses } from "../../router/use-back-closes.ts";
import { showFailure } from "../forms/show-failure.ts";

export interface AddressDialogProps {
  /** The address to edit; undefined for a new one. */
  readonly address?: Address | undefined;
  /** For a new address. */
  readonly email?: string | undefined;
  /** The first address becomes the default. */
  readonly first?: boolean;
  readonly onClose: () => void;
  readonly onSaved?: (address: { id: number }) => void;
}

const resolver = contractResolver<AddressValues>(
  addressEdit.body,
  (values) => addressFormOf(inputOf(values)),
  ownChecks,
  addressFieldNames,
);

/**
 * The address form in a dialog. A new address starts in the country of the default address, otherwise of the first
 * saved one. Without saved addresses it starts in the country of the language, which is replaced by the country of
 * the shopper's network unless something was typed.
 */
export default function AddressDialog(props: AddressDialogProps): ReactElement {
  const { address, email, first = false, onClose, onSaved } = props;
  useBackCloses(onClose);
  const { api, locale } = useApp();
  const known = useQuery({ ...queries.addressAll(api), enabled: address === undefined });
  const savedCountry = countryOfSaved(known.data ?? []);
  const place = useQuery({
    ...queries.addressIpInfo(api),
    enabled: address === undefined && !known.isPending && savedCountry === undefined,
    retry: false,
  });
  const here = savedCountry ?? (place.data?.country_code || undefined);
  const intl = useIntl();
  const errorText = useFieldErrorText();
  const failureText = useApiErrorText();
  const toast = useShowToast();
  const formId = useId();
  const start = address ? valuesOf(address) : newAddress({ locale, email, isDefault: first, country: here });
  const form = useForm<AddressValues>({ resolver, defaultValues: start });
  const { errors, isDirty } = form.formState;
  const { mutate, isPending: busy, error: failure } = useMutation(mutations.addressEdit(api));

  const save = useOncePer((values: AddressValues) => {
    if (busy) return;
    mutate(inputOf(values, address?.id), {
      onSuccess: (saved) => {
        toast({ message: intl.formatMessage({ defaultMessage: "Address saved", description: "Toast" }) });
        onSaved?.(saved);
        onClose();
      },
    });
  });
  const refuse = useRefusal(form.control);
  const { field: country } = useController({ control: form.control, name: "country" });
  const {
    field: { ref: phoneRef, ...phone },
  } = useController({ control: form.control, name: "phone" });
  /** Until a number is typed, its country follows the country of the address. */
  const [dialStart, setDialStart] = useState("");
  const begin = useEffectEvent((code: string) => {
    if (isDirty || code === country.value) return;
    form.reset(start);
    setDialStart(code);
  });
  useEffect(() => {
    if (here) begin(here);
  }, [here]);
  const isTheDefault = address?.isDefault ?? first;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={
        address ? (
          <FormattedMessage defaultMessage="Edit address" description="Title of the address form" />
        ) : (
          <FormattedMessage
            defaultMessage="New address"
            description="Title of the address form, and other places"
          />
        )
      }
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage defaultMessage="Cancel" description="Button of a form: leaves it" />
          </Button>
          <Button type="submit" form={formId} variant="solid" loading={busy}>
            <FormattedMessage defaultMessage="Save address" description="Button of the address form" />
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => void form.handleSubmit(save, refuse)(event)}
      >
        {failure && (
          <Message ref={showFailure} tone="critical" role="alert">
            {failureText(failure)}
          </Message>
        )}
        <div className={styles.pair}>
          <TextField
            label={intl.formatMessage({ defaultMessage: "Full name", description: "Label of a field" })}
            autoComplete="name"
            maxLength={64}
            error={errorText(errors.recipient)}
            {...form.register("recipient")}
          />
          <TextField
            label={intl.formatMessage({
              defaultMessage: "Email",
              description: "Facts about a shop, and other places",
            })}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            error={errorText(errors.email)}
            {...form.register("email")}
          />
        </div>
        <CountryField
          value={country.value}
          error={errorText(errors.country)}
          onChange={(code) => {
            if (code === country.value) return;
            form.setValue("region", "");
            country.onChange(code);
            if (code === "" || form.getValues("phone") !== "") return;
            form.setValue("dialCountry", code);
            setDialStart(code);
          }}
        />
        <PlaceFields form={form} country={country.value} regionName={address?.regionName ?? ""} />
        <ShopPhoneField
          key={dialStart}
          label={intl.formatMessage({
            defaultMessage: "Phone number (optional)",
            description: "Label of a field that may stay empty",
          })}
          error={errorText(errors.phone)}
          ref={phoneRef}
          onBlur={phone.onBlur}
          start={{ phone: phone.value, country: form.getValues("dialCountry") }}
          onInput={({ phone: digits, country: dialCountry }) => {
            form.setValue("dialCountry", dialCountry);
            phone.onChange(digits);
          }}
        />
        {/* One address is always the default, so it can't be unset, only moved to another address. */}
        {!isTheDefault && (
          <Checkbox {...form.register("isDefault")}>
            <FormattedMessage
              defaultMessage="Use as my default address"
              description="Checkbox of the address form"
            />
          </Checkbox>
        )}
      </form>
    </Dialog>
  );
}
