import { wireLocales } from "@carmine/api/contract";
import * as z from "zod/mini";
import { minorDigits } from "./money.ts";

export const wholeNumber = (min: number, max: number, hint: string) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/, hint)),
    z.pipe(
      z.transform((value: string) => Number(value)),
      z.number().check(z.minimum(min, hint), z.maximum(max, hint)),
    ),
  );

export const address = (hint: string, protocols: RegExp) =>
  z.string().check(z.refine((value) => URL.canParse(value) && protocols.test(new URL(value).protocol), hint));

export const switchValue = z.pipe(
  z.enum(["1", "0", "true", "false", "yes", "no"], "must be true or false"),
  z.transform((value) => value === "1" || value === "true" || value === "yes"),
);

export const decimalText = (hint: string) => z.string().check(z.regex(/^\d{1,6}(\.\d{1,6})?$/, hint));

export const originList = z.pipe(
  z.string(),
  z.pipe(
    z.transform((value: string) =>
      value
        .split(",")
        .map((part) => part.trim().replace(/\/$/, ""))
        .filter(Boolean),
    ),
    z.array(
      z
        .string()
        .check(
          z.refine(
            (value) =>
              URL.canParse(value) &&
              /^https?:$/.test(new URL(value).protocol) &&
              new URL(value).origin === value,
            "must be a list of origins such as https://shop.example.com, separated by commas",
          ),
        ),
    ),
  ),
);

export const localeList = z.pipe(
  z.string(),
  z.pipe(
    z.transform((value: string) => value.split(",").map((part) => part.trim())),
    z.array(z.enum(wireLocales, `must be a list of ${wireLocales.join(", ")}, separated by commas`)).check(
      z.minLength(1),
      z.refine((list) => list.includes("en"), "must contain en, the fallback language"),
    ),
  ),
);

export const currencyCode = z.string().check(
  z.refine(
    (code) => Intl.supportedValuesOf("currency").includes(code),
    "must be a currency code such as USD",
  ),
  z.refine(
    (code) => minorDigits(code) <= 2,
    "must be a currency with at most two decimals, because the price columns store two",
  ),
);

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

export const timeZoneName = z
  .string()
  .check(z.refine(isTimeZone, "must be the name of a time zone such as America/Vancouver"));

export const keyText = z
  .string()
  .check(z.regex(/^[\x21-\x7e]{16,255}$/, "must have 16 to 255 printable characters"));

export const dayList = z.pipe(
  z.string(),
  z.pipe(
    z.transform((value: string) => value.split(",").map((part) => part.trim())),
    z.array(
      z
        .string()
        .check(
          z.regex(
            /^(\d{4}-)?\d{2}-\d{2}$/,
            "must be a list of days such as 12-25,2027-03-29, separated by commas",
          ),
        ),
    ),
  ),
);
