import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import {
  emailField,
  idField,
  optionalIdField,
  optionalLine,
  optionalPhone,
  optionalPostCode,
  optionalReference,
  requiredLine,
  requiredText,
  textField,
} from "./fields.ts";
import { messageKeys } from "./message-keys.ts";
import { hasWebAddress } from "./web-address.ts";
import { flagInput, idInput, orNull, pageOf, pageQuery, withDefault } from "./values.ts";

export const address = z.object({
  id: z.number(),
  realName: z.string(),
  phone: orNull(z.string()),
  countryCode: orNull(z.string()),
  country: orNull(z.string()),
  email: orNull(z.string()),
  /** ISO 3166-2 code of the state or province (an extension), and its name. */
  region: orNull(z.string()),
  province: orNull(z.string()),
  city: orNull(z.string()),
  /** Below the city, if the country's addresses have one. */
  district: orNull(z.string()),
  detail: z.string(),
  /** Text, because codes contain letters and leading zeros; other back ends send a number. */
  postCode: orNull(z.coerce.string<string | number>()),
  isDefault: withDefault(z.boolean(), false),
});
export type Address = z.output<typeof address>;

/** Fields of the address form; without `id` it creates an address. */
export const addressForm = z
  .object({
    id: optionalIdField,
    realName: requiredLine(messageKeys.emptyName, 64, messageKeys.nameLength),
    email: emailField,
    country: requiredLine(messageKeys.emptyCountry, 64),
    /** ISO 3166-2 code. */
    region: optionalReference(8),
    /** A client without the field includes the city in `detail`. */
    city: optionalLine(100),
    district: optionalLine(100),
    detail: requiredText(messageKeys.emptyAddress, 500, messageKeys.addressLength),
    /** The country determines whether it is required (`address-forms`). */
    postCode: optionalPostCode,
    phone: optionalPhone(20, messageKeys.correctPhone),
    countryCode: optionalPhone(8),
    isDefault: z.optional(z.nullable(flagInput)),
  })
  .check(
    // Names and addresses are part of mails, which must not be usable to send spam links.
    ...(["realName", "city", "district", "detail"] as const).map((field) =>
      z.refine<{ readonly [Field in typeof field]?: string | null | undefined }>(
        (form) => !hasWebAddress(form[field] ?? ""),
        {
          error: messageKeys.webAddress,
          path: [field],
        },
      ),
    ),
  );
export type AddressForm = z.input<typeof addressForm>;

export const region = z.object({ code: z.string(), name: z.string() });
export type Region = z.output<typeof region>;

export const addressRegions = endpoint({
  method: "GET",
  path: "/api/front/address/regions",
  policy: "public",
  cached: ["addresses", "lasting"],
  summary: "States or provinces of a country, given by name or code; empty if its addresses have none.",
  query: z.object({ country: textField("line", messageKeys.wrongParameter, z.maxLength(64)) }),
  data: z.array(region),
});

/** Derived from the caller's IP address; all null if unknown. */
export const visitorPlace = z.object({
  country_name: orNull(z.string()),
  /** ISO 3166-1 alpha-2, an extension. */
  country_code: orNull(z.string()),
  country_calling_code: orNull(z.string()),
  region: orNull(z.string()),
  city: orNull(z.string()),
});

export const addressIpInfo = endpoint({
  method: "POST",
  path: "/api/front/address/ip/info",
  policy: "shopper",
  cached: ["addresses", "lasting"],
  summary: "The caller's estimated location, to prefill a new address.",
  data: visitorPlace,
  retrySafe: true,
});

export const addressAll = endpoint({
  method: "GET",
  path: "/api/pc/address/all/list",
  policy: "shopper",
  cached: ["addresses", "live"],
  summary: "All addresses, default one first.",
  data: z.array(address),
});

export const addressList = endpoint({
  method: "GET",
  path: "/api/front/address/list",
  policy: "shopper",
  cached: ["addresses", "live"],
  summary: "A page of the address book.",
  query: z.object(pageQuery),
  data: pageOf(address),
});

export const addressDetail = endpoint({
  method: "GET",
  path: "/api/front/address/detail/{id}",
  policy: "shopper",
  cached: ["addresses", "live"],
  summary: "One address.",
  params: z.object({ id: idInput }),
  data: address,
});

export const addressDefault = endpoint({
  method: "GET",
  path: "/api/front/address/default",
  policy: "shopper",
  summary: "The default address; null if the address book is empty.",
  data: orNull(address),
});

export const addressEdit = endpoint({
  method: "POST",
  path: "/api/front/address/edit",
  policy: "shopper",
  invalidates: ["addresses"],
  summary: "Creates or changes an address.",
  body: addressForm,
  data: address,
});

export const addressSetDefault = endpoint({
  method: "POST",
  path: "/api/front/address/default/set",
  policy: "shopper",
  invalidates: ["addresses"],
  summary: "Sets the default address.",
  body: z.object({ id: idField }),
  data: z.null(),
  retrySafe: true,
});

export const addressDelete = endpoint({
  method: "POST",
  path: "/api/front/address/del",
  policy: "shopper",
  invalidates: ["addresses"],
  summary: "Deletes an address.",
  body: z.object({ id: idField }),
  data: z.null(),
  retrySafe: true,
});
