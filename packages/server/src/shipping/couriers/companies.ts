import type { CourierCompany } from "./courier.ts";

/** Couriers that merchants can ship with. The ids are stable, because clients store them. */
export const companies: readonly CourierCompany[] = [
  { id: 1, code: "ups", name: "UPS", number: /^1Z[0-9A-Z]{16}$/, example: "1Z999AA10123456784" },
  { id: 2, code: "fedex", name: "FedEx", number: /^(\d{12}|\d{15}|\d{20})$/, example: "123456789012" },
  { id: 3, code: "dhl", name: "DHL Express", number: /^(\d{10}|JD\d{18})$/, example: "1234567890" },
  {
    id: 4,
    code: "canadapost",
    name: "Canada Post",
    number: /^(\d{16}|[A-Z]{2}\d{9}CA)$/,
    example: "1234567890123456",
  },
  {
    id: 5,
    code: "usps",
    name: "USPS",
    number: /^(\d{20}|\d{22}|[A-Z]{2}\d{9}US)$/,
    example: "9400111899223197428490",
  },
  { id: 6, code: "sf", name: "SF Express", number: /^SF\d{12,13}$/, example: "SF1234567890123" },
  { id: 7, code: "kerry", name: "Kerry Express", number: /^[A-Z]{2,4}\d{9,12}$/, example: "KEX123456789" },
];

export const companyOf = (code: string): CourierCompany | undefined =>
  companies.find((company) => company.code === code);

/** Normalizes a tracking number: capitals, without spaces and dashes. */
export const plainNumber = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, "");
