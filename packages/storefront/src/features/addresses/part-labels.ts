import {
  cityKindOf,
  districtKindOf,
  postalCodeKindOf,
  regionKindOf,
  type AddressPart,
} from "@carmine/api/address-forms";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";

const regions = defineMessages({
  state: { defaultMessage: "State", description: "Label of a field of an address" },
  province: { defaultMessage: "Province", description: "Label of a field of an address" },
  prefecture: { defaultMessage: "Prefecture", description: "Label of a field of an address in Japan" },
  emirate: { defaultMessage: "Emirate", description: "Label of a field of an address in the Emirates" },
  county: { defaultMessage: "County", description: "Label of a field of an address" },
  department: { defaultMessage: "Department", description: "Label of a field of an address: a region" },
  island: { defaultMessage: "Island", description: "Label of a field of an address" },
});

const cities = defineMessages({
  city: { defaultMessage: "City", description: "Label of a field of an address" },
  district: { defaultMessage: "District", description: "Label of a field of an address" },
});

const districts = defineMessages({
  district: { defaultMessage: "District", description: "Label of a field of an address" },
  subdistrict: {
    defaultMessage: "Subdistrict or village",
    description: "Label of a field of an address in Thailand and Laos",
  },
  neighborhood: { defaultMessage: "Neighborhood", description: "Label of a field of an address" },
});

const postalCodes = defineMessages({
  zip: { defaultMessage: "ZIP code", description: "Label of a field of an address in the United States" },
  pin: { defaultMessage: "PIN code", description: "Label of a field of an address in India" },
  postal: { defaultMessage: "Postal code", description: "Label of a field of an address" },
});

const street = defineMessages({
  street: { defaultMessage: "Street address", description: "Label of a field of an address" },
}).street;

const labels: Readonly<Record<AddressPart, (country: string) => MessageDescriptor>> = {
  street: () => street,
  region: (country) => regions[regionKindOf(country)],
  city: (country) => cities[cityKindOf(country)],
  district: (country) => districts[districtKindOf(country)],
  postalCode: (country) => postalCodes[postalCodeKindOf(country)],
};

/** Returns a function for the label of an address field in a country. */
export const usePartLabel = (): ((country: string, part: AddressPart) => string) => {
  const intl = useIntl();
  return (country, part) => intl.formatMessage(labels[part](country));
};
