import { isApiError } from "@carmine/api/client";
import {
  countries,
  everyPlace,
  maxShippingDays,
  merchantShippingSave,
  minorDigits,
  rateKinds,
  shippingZones,
  type RateKind,
  type ShippingRate,
  type ShippingTerms,
} from "@carmine/api/contract";
import {
  Button,
  Combobox,
  Dialog,
  Message,
  MoneyField,
  NumberField,
  Select,
  Stack,
  Switch,
} from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useState } from "react";
import { amountOfMinor, minorOfAmount } from "../../../app/amounts.ts";
import { useWrite } from "../../../app/endpoints.ts";
import { useWorkspace, useShopId } from "../../../app/workspace.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import { usePlaceNames } from "./place-names.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  none: { defaultMessage: "The rate of the wider area", description: "Console shipping: kind of rate" },
  flat: { defaultMessage: "One fee per order", description: "Console shipping: kind of rate" },
  piece: { defaultMessage: "By the number of items", description: "Console shipping: kind of rate" },
  weight: { defaultMessage: "By weight", description: "Console shipping: kind of rate" },
});

interface ShippingDialogProps {
  /** Null for a new place. */
  place: string | null;
  stored: ShippingTerms;
  /** Places that already have terms and can't be added again. */
  taken: readonly string[];
  onClose: () => void;
}

const firstRate: ShippingRate = {
  by: "flat",
  first: "1",
  firstFee: "",
  next: "1",
  nextFee: "",
  freeFrom: null,
};
const firstDays = { handlingDays: 1, minDays: 2, maxDays: 5 };

/** The terms as they are saved; undefined while something is missing. */
const savedRate = (rate: ShippingRate): ShippingRate | undefined => {
  if (rate.firstFee === "") return undefined;
  if (rate.by === "flat") return { ...rate, first: "1", next: "1", nextFee: "0" };
  return rate.nextFee === "" || !(Number(rate.first) > 0) || !(Number(rate.next) > 0) ? undefined : rate;
};

/** Edits the rate and the delivery days of a place. */
export const ShippingDialog = ({ place, stored, taken, onClose }: ShippingDialogProps) => {
  const intl = useIntl();
  const merId = useShopId();
  const { user } = useWorkspace();
  const errorText = useErrorText();
  const { nameOf } = usePlaceNames();
  const save = useWrite(merchantShippingSave);
  const [chosen, setChosen] = useState(place ?? "");
  const [rate, setRate] = useState(place === null ? firstRate : stored.rate);
  const [days, setDays] = useState(stored.days);
  const [isTried, setTried] = useState(false);
  const digits = minorDigits(user.currency);
  const missing = intl.formatMessage({
    defaultMessage: "This is missing.",
    description: "Console forms: error of a field",
  });
  const errorIf = (isMissing: boolean) => (isTried && isMissing ? { error: missing } : {});
  const areDaysWrong = days !== null && days.minDays > days.maxDays;
  const change = (part: Partial<ShippingRate>): void => setRate({ ...(rate ?? firstRate), ...part });

  const submit = async (): Promise<void> => {
    setTried(true);
    const to = rate === null ? null : savedRate(rate);
    if (chosen === "" || to === undefined || areDaysWrong) return;
    try {
      await save.mutateAsync({ body: { merId, place: chosen, from: stored, to: { rate: to, days } } });
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  };

  const places = [everyPlace, ...shippingZones, ...countries.map(({ code }) => code)]
    .filter((one) => !taken.includes(one))
    .map((one) => ({ value: one, label: nameOf(one) }));
  const money = (name: "firstFee" | "nextFee" | "freeFrom", label: string, hint?: string) => (
    <MoneyField
      label={label}
      {...(hint !== undefined && { hint })}
      {...errorIf(name !== "freeFrom" && rate?.[name] === "")}
      currency={user.currency}
      value={rate?.[name] ? minorOfAmount(rate[name], digits) : null}
      onValueChange={(minor) =>
        change({ [name]: minor === null ? (name === "freeFrom" ? null : "") : amountOfMinor(minor, digits) })
      }
    />
  );
  const step = (name: "first" | "next", label: string) => (
    <NumberField
      label={label}
      {...errorIf(!(Number(rate?.[name]) > 0))}
      min={rate?.by === "piece" ? 1 : 0.001}
      max={100_000}
      buttons={false}
      {...(rate?.by === "weight" && { end: "kg" })}
      formatOptions={{ maximumFractionDigits: rate?.by === "piece" ? 0 : 3 }}
      value={rate?.[name] ? Number(rate[name]) : null}
      onValueChange={(number) => change({ [name]: number === null ? "" : String(number) })}
    />
  );
  const dayField = (name: "handlingDays" | "minDays" | "maxDays", label: string) =>
    days && (
      <NumberField
        label={label}
        min={0}
        max={maxShippingDays}
        value={days[name]}
        onValueChange={(number) => setDays({ ...days, [name]: number ?? 0 })}
      />
    );
  const isByWeight = rate?.by === "weight";
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        place === null ? (
          <FormattedMessage defaultMessage="Add a place" description="Console shipping: dialog" />
        ) : (
          <FormattedMessage
            defaultMessage="Shipping to {place}"
            description="Console shipping: dialog"
            values={{ place: nameOf(place) }}
          />
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
        {place === null && (
          <Combobox
            label={intl.formatMessage({
              defaultMessage: "Country or area",
              description: "Console shipping: field",
            })}
            hint={intl.formatMessage({
              defaultMessage:
                "The nearest place applies: the country, then its area, then all other countries.",
              description: "Console shipping: hint of the field “Country or area”",
            })}
            {...errorIf(chosen === "")}
            options={places}
            value={chosen}
            onValueChange={(next) => setChosen(next)}
          />
        )}
        <Select
          label={intl.formatMessage({ defaultMessage: "Rate", description: "Console shipping: field" })}
          value={rate?.by ?? "none"}
          options={[
            ...rateKinds.map((kind) => ({ value: kind, label: intl.formatMessage(texts[kind]) })),
            ...(chosen === everyPlace ? [] : [{ value: "none", label: intl.formatMessage(texts.none) }]),
          ]}
          onValueChange={(kind) => (kind === "none" ? setRate(null) : change({ by: kind as RateKind }))}
        />
        {rate?.by === "flat" &&
          money(
            "firstFee",
            intl.formatMessage({ defaultMessage: "Fee", description: "Console shipping: field" }),
          )}
        {rate && rate.by !== "flat" && (
          <div className={styles.pair}>
            {step(
              "first",
              isByWeight
                ? intl.formatMessage({
                    defaultMessage: "Up to",
                    description: "Console shipping: field, weight",
                  })
                : intl.formatMessage({
                    defaultMessage: "First items",
                    description: "Console shipping: field, number of items",
                  }),
            )}
            {money(
              "firstFee",
              intl.formatMessage({ defaultMessage: "Fee", description: "Console shipping: field" }),
            )}
            {step(
              "next",
              isByWeight
                ? intl.formatMessage({
                    defaultMessage: "Each additional",
                    description: "Console shipping: field, weight",
                  })
                : intl.formatMessage({
                    defaultMessage: "Each additional (items)",
                    description: "Console shipping: field, number of items",
                  }),
            )}
            {money(
              "nextFee",
              intl.formatMessage({
                defaultMessage: "Additional fee",
                description: "Console shipping: field",
              }),
            )}
          </div>
        )}
        {rate &&
          money(
            "freeFrom",
            intl.formatMessage({ defaultMessage: "Free from", description: "Console shipping: field" }),
            intl.formatMessage({
              defaultMessage: "Item total from which shipping is free. Leave it empty for none.",
              description: "Console shipping: hint of the field “Free from”",
            }),
          )}
        <Switch checked={days !== null} onCheckedChange={(on) => setDays(on ? firstDays : null)}>
          <FormattedMessage
            defaultMessage="Show when orders arrive"
            description="Console shipping: switch of the delivery days"
          />
        </Switch>
        {days && (
          <div className={styles.triple}>
            {dayField(
              "handlingDays",
              intl.formatMessage({
                defaultMessage: "Days to ship",
                description: "Console shipping: field, working days",
              }),
            )}
            {dayField(
              "minDays",
              intl.formatMessage({
                defaultMessage: "Transit time, from",
                description: "Console shipping: field, working days",
              }),
            )}
            {dayField(
              "maxDays",
              intl.formatMessage({
                defaultMessage: "Transit time, up to",
                description: "Console shipping: field, working days",
              }),
            )}
          </div>
        )}
        {areDaysWrong && (
          <Message tone="critical">
            <FormattedMessage
              defaultMessage="The longest transit time can’t be less than the shortest."
              description="Console shipping: error"
            />
          </Message>
        )}
        {days && (
          <p className={styles.note}>
            <FormattedMessage
              defaultMessage="Business days, Monday to Friday."
              description="Console shipping: note below the delivery days"
            />
          </p>
        )}
      </Stack>
    </Dialog>
  );
};
