import { countries, wireLocales, type WireLocale, textIn } from "@carmine/api/contract";
import { useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { dayText } from "../times/day-text.ts";
import { useTimes } from "../times/use-times.ts";
import { useApiClient } from "@carmine/api/hooks";
import { useMoneyText } from "../../app/use-money-text.ts";
import { useCountryNames } from "../../app/use-country-names.ts";
import { isTexts, plainText } from "./entry-form.ts";
import { choiceLabel, type EntryField, type EntryValue } from "./entry-kind.ts";
import { hoursText } from "./opening-hours.ts";

/** Maximum HTML length that a list shows. */
const maxHtml = 300;

/** The language of the console, in which lists show the texts of entries. */
export const useTextLocale = (): WireLocale => {
  const { locale } = useApiClient();
  return wireLocales.find((one) => one === locale) ?? "en";
};

/** A value as text, for lists and conflicts. */
export const useValueText = (): ((field: EntryField, value: EntryValue) => string) => {
  const intl = useIntl();
  const times = useTimes();
  const locale = useTextLocale();
  const money = useMoneyText();
  const nameOf = useCountryNames();
  const format = (label: MessageDescriptor): string => intl.formatMessage(label);
  return (field, value) => {
    if (value === null || value === "") return "—";
    if (isTexts(value)) {
      const text = textIn(value, locale);
      const isHtml = field.kind === "texts" && field.isHtml === true;
      return isHtml
        ? text
            .slice(0, maxHtml)
            .replaceAll(/<[^>]*>?/g, " ")
            .trim()
        : text;
    }
    switch (field.kind) {
      case "choice": {
        const choice = field.choices.find((one) => one.value === plainText(value));
        return choice ? choiceLabel(choice, format) : plainText(value);
      }
      case "switch":
        return intl.formatMessage(value === true ? field.on : field.off);
      case "day":
        return dayText(intl, plainText(value));
      case "hours":
        return hoursText(intl, value);
      case "moment":
        return times.moment(plainText(value));
      case "money":
        return money(plainText(value));
      case "percent":
        return intl.formatNumber(Number(value) / 100, { style: "percent", maximumFractionDigits: 4 });
      case "number":
        return `${intl.formatNumber(Number(value), { useGrouping: !field.isYear })}${field.unit ? ` ${intl.formatMessage(field.unit)}` : ""}`;
      case "country": {
        const country = countries.find(({ code }) => code === value);
        return country ? nameOf(country) : plainText(value);
      }
      case "words":
        return Array.isArray(value) ? value.join(", ") : "";
      case "categories":
      case "ordered":
      case "options":
      case "products":
      case "offers":
      case "pictures":
        return intl.formatNumber(Array.isArray(value) ? value.length : 0);
      default:
        return plainText(value);
    }
  };
};
