import { countries, everyPlace, shippingZones, type ShippingZone } from "@carmine/api/contract";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { useCountryNames } from "../../../app/use-country-names.ts";

const zoneTexts: Readonly<Record<ShippingZone, MessageDescriptor>> = defineMessages({
  "north-america": { defaultMessage: "North America", description: "Console shipping: zone" },
  "latin-america": { defaultMessage: "Latin America", description: "Console shipping: zone" },
  europe: { defaultMessage: "Europe", description: "Console shipping: zone" },
  asia: { defaultMessage: "Asia", description: "Console shipping: zone" },
  africa: { defaultMessage: "Africa", description: "Console shipping: zone" },
  oceania: { defaultMessage: "Oceania", description: "Console shipping: zone" },
});
const everyText = defineMessages({
  every: { defaultMessage: "All other countries", description: "Console shipping: place" },
}).every;

/** Names of places in the console's language, and all places in the order of a list. */
export const usePlaceNames = () => {
  const intl = useIntl();
  const countryName = useCountryNames();
  const zoneOf = (place: string) => shippingZones.find((zone) => zone === place);
  const nameOf = (place: string): string => {
    const zone = zoneOf(place);
    if (zone) return intl.formatMessage(zoneTexts[zone]);
    if (place === everyPlace) return intl.formatMessage(everyText);
    const country = countries.find(({ code }) => code === place);
    return country ? countryName(country) : place;
  };
  /** Countries first, then zones, then all others: the order in which they apply. */
  const rankOf = (place: string): number => (place === everyPlace ? 2 : zoneOf(place) ? 1 : 0);
  const compare = (a: string, b: string): number =>
    rankOf(a) - rankOf(b) || nameOf(a).localeCompare(nameOf(b), intl.locale);
  return { nameOf, compare, isCountry: (place: string) => rankOf(place) === 0 };
};
