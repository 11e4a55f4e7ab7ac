import * as z from "zod/mini";
import { limits } from "./limits.ts";
import { messageKeys } from "./message-keys.ts";

/**
 * Letters, digits, underscore or hyphen, then @, a domain and at least one dot segment (specification, section 5);
 * dot and plus are allowed before the @ as well, because real addresses contain them.
 */
const emailPattern = /^[\w.+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** A dial code with or without its plus; the wire carries both (contract, section 4, 9). */
const dialCodePattern = /^\+?\d{1,4}$/;

/** A text that some clients send as a number: phones, codes and post codes of forms that know one kind of field. */
const textInput = (wrong: string) =>
  z.pipe(
    z.union([z.string(), z.number()], wrong),
    z.transform((value: string | number) => String(value).trim()),
  );

/** A required text: missing, of another type or empty answers `empty`. */
export const requiredText = (empty: string, max?: number, tooLong: string = messageKeys.wrongParameter) =>
  z.pipe(textInput(empty), z.string().check(z.minLength(1, empty), z.maxLength(max ?? Infinity, tooLong)));

export const emailField = z
  .string(messageKeys.emailEmpty)
  .check(
    z.trim(),
    z.minLength(1, messageKeys.emailEmpty),
    z.maxLength(254, messageKeys.correctEmail),
    z.regex(emailPattern, messageKeys.correctEmail),
  );

/** A password at sign-in: whatever the account has. */
export const passwordField = z
  .string(messageKeys.emptyPassword)
  .check(z.minLength(1, messageKeys.emptyPassword));

/** A new password: 8–64 characters (rule 8). */
export const newPasswordField = z
  .string(messageKeys.emptyPassword)
  .check(
    z.minLength(1, messageKeys.emptyPassword),
    z.minLength(limits.password.min, messageKeys.passwordLength),
    z.maxLength(limits.password.max, messageKeys.passwordLength),
  );

/** A code that a form sent as a number has lost its leading zeros. */
const codeInput = z.pipe(
  z.union([z.string(), z.number()], messageKeys.emptyCaptche),
  z.transform((value: string | number) =>
    typeof value === "number" ? String(value).padStart(limits.codeDigits, "0") : value.trim(),
  ),
);

/** A code as typed: letters, digits or underscore; that it has 6 digits is decided by comparing it. */
export const captchaField = z.pipe(
  codeInput,
  z
    .string()
    .check(
      z.minLength(1, messageKeys.emptyCaptche),
      z.maxLength(16, messageKeys.correctCaptche),
      z.regex(/^\w+$/, messageKeys.correctCaptche),
    ),
);

export const phoneField = z.pipe(
  textInput(messageKeys.emptyPhone),
  z
    .string()
    .check(z.minLength(1, messageKeys.emptyPhone), z.regex(/^[\d ()-]{4,20}$/, messageKeys.correctPhone)),
);

export const countryCodeField = z.pipe(
  textInput(messageKeys.emptyCountryCode),
  z.string().check(z.regex(dialCodePattern, messageKeys.emptyCountryCode)),
);

/** A postal code; empty where the country of the address has none. */
export const optionalPostCode = z.optional(
  z.nullable(
    z.pipe(
      textInput(messageKeys.correctPostCode),
      z.string().check(z.regex(/^([\p{L}\d][\p{L}\d -]{0,15})?$/u, messageKeys.correctPostCode)),
    ),
  ),
);

/** An optional text that may also arrive as null. */
export const optionalText = (max: number, tooLong: string = messageKeys.wrongParameter) =>
  z.optional(
    z.nullable(z.pipe(textInput(messageKeys.wrongParameter), z.string().check(z.maxLength(max, tooLong)))),
  );

/** A number that some clients send as text. */
const numberInput = (wrong: string) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,15}$/, wrong))], wrong),
    z.transform((value: string | number) => Number(value)),
  );

/** A number of pieces in a cart line: 1–99. */
export const quantityField = z.pipe(
  numberInput(messageKeys.correctQuantity),
  z
    .int(messageKeys.correctQuantity)
    .check(
      z.minimum(limits.cartLine.min, messageKeys.correctQuantity),
      z.maximum(limits.cartLine.max, messageKeys.correctQuantity),
    ),
);

/** An id in a body. */
export const idFieldWith = (wrong: string) =>
  z.pipe(numberInput(wrong), z.int(wrong).check(z.positive(wrong)));

export const idField = idFieldWith(messageKeys.wrongParameter);

/** An id that may be left out, null, empty text or 0, which all mean that there is none. */
export const optionalIdField = z.optional(
  z.nullable(
    z.union([
      z.pipe(
        z.literal(["", 0, "0"]),
        z.transform(() => null),
      ),
      idField,
    ]),
  ),
);
