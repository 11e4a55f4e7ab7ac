import * as z from "zod/mini";
import { limits } from "./limits.ts";
import { messageKeys, type MessageKey } from "./message-keys.ts";
import { hasWords, normalizeText, type TextKind } from "./normalize.ts";

/** Name of the `TextKind` in the schemas of the OpenAPI document. */
export const textKindKey = "x-text-kind";

/**
 * The HTML standard's characters before the @ (the specification has only letters, digits, underscore and
 * hyphen; real addresses contain others, such as "o'brien"), then a domain in any script with at least one
 * dot and a last label that isn't a number.
 */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)*\.(?!\d+$)[\p{L}\p{M}\p{N}-]+$/u;

/** A dial code with or without the plus sign; the wire accepts both (contract, section 4, 9). */
const dialCodePattern = /^\+?\d{1,4}$/;

/**
 * A text of a request, normalized by its kind before validation. The kind is part of the OpenAPI document.
 * Every text field of a request uses this function or one of those below.
 * @param wrong message key for another type
 */
export const textField = (
  kind: TextKind,
  wrong: MessageKey = messageKeys.wrongParameter,
  ...checks: z.core.$ZodCheck<string>[]
) =>
  z
    .string(wrong)
    .check(
      z.overwrite((text) => normalizeText(kind, text)),
      ...checks,
    )
    .register(z.globalRegistry, { [textKindKey]: kind });

/** Like `textField`, for clients whose forms send a number for input with only digits. */
const textOrNumberField = (
  kind: TextKind,
  wrong: MessageKey,
  checks: z.core.$ZodCheck<string>[],
  digits = 0,
) =>
  z
    .pipe(
      z.union([z.string(), z.number()], wrong),
      z.pipe(
        z.transform((value: string | number) =>
          typeof value === "number" ? String(value).padStart(digits, "0") : value,
        ),
        textField(kind, wrong, ...checks),
      ),
    )
    .register(z.globalRegistry, { [textKindKey]: kind });

const requiredField =
  (kind: TextKind) =>
  /** @param empty message key if the text is missing, empty or of another type */
  (empty: MessageKey, max = Infinity, tooLong: MessageKey = messageKeys.wrongParameter) =>
    textOrNumberField(kind, empty, [z.minLength(1, empty), z.maxLength(max, tooLong)]);

const optionalField =
  (kind: TextKind) =>
  (max: number, tooLong: MessageKey = messageKeys.wrongParameter) =>
    z.optional(z.nullable(textOrNumberField(kind, messageKeys.wrongParameter, [z.maxLength(max, tooLong)])));

/** Required texts: one line, several lines, and other kinds; see `TextKind`. */
export const requiredLine = requiredField("line");
export const requiredText = requiredField("text");
export const requiredPhone = requiredField("phone");
export const requiredContact = requiredField("contact");
export const requiredReference = requiredField("reference");
export const requiredVerbatim = requiredField("verbatim");

/**
 * A required public text of several lines, such as a review or an answer.
 * @param empty message key if the text has no letter, digit or emoji
 */
export const requiredWords = (empty: MessageKey, max: number, tooLong: MessageKey) =>
  textOrNumberField("text", empty, [z.refine(hasWords, empty), z.maxLength(max, tooLong)]);

/** Optional texts, which may also be null. */
export const optionalLine = optionalField("line");
export const optionalText = optionalField("text");
export const optionalPhone = optionalField("phone");
export const optionalEmail = optionalField("email");
export const optionalReference = optionalField("reference");
export const optionalVerbatim = optionalField("verbatim");

/** Number of an order or refund in wire format. */
export const orderNoField = (pattern: RegExp, wrong: MessageKey = messageKeys.wrongParameter) =>
  textField("reference", wrong, z.regex(pattern, wrong));

/** Search words of a list. */
export const searchWords = (max: number) =>
  z.optional(textField("line", messageKeys.wrongParameter, z.maxLength(max)));

export const emailField = textField(
  "email",
  messageKeys.emailEmpty,
  z.minLength(1, messageKeys.emailEmpty),
  z.maxLength(254, messageKeys.correctEmail),
  z.regex(emailPattern, messageKeys.correctEmail),
);

/** A password at sign-in, without length rules. */
export const passwordField = textField(
  "verbatim",
  messageKeys.emptyPassword,
  z.minLength(1, messageKeys.emptyPassword),
);

/** A new password: 8–64 characters (rule 8). */
export const newPasswordField = textField(
  "verbatim",
  messageKeys.emptyPassword,
  z.minLength(1, messageKeys.emptyPassword),
  z.minLength(limits.password.min, messageKeys.passwordLength),
  z.maxLength(limits.password.max, messageKeys.passwordLength),
);

/**
 * A code as typed or pasted: letters, digits or underscore. Comparing it checks that it has 6 digits. A code
 * sent as a number has lost its leading zeros.
 */
export const captchaField = textOrNumberField(
  "code",
  messageKeys.emptyCaptche,
  [
    z.minLength(1, messageKeys.emptyCaptche),
    z.maxLength(16, messageKeys.correctCaptche),
    z.regex(/^\w+$/, messageKeys.correctCaptche),
  ],
  limits.codeDigits,
);

export const phoneField = textOrNumberField("phone", messageKeys.emptyPhone, [
  z.minLength(1, messageKeys.emptyPhone),
  z.regex(/^[\d ()-]{4,20}$/, messageKeys.correctPhone),
]);

export const countryCodeField = textOrNumberField("phone", messageKeys.emptyCountryCode, [
  z.regex(dialCodePattern, messageKeys.emptyCountryCode),
]);

/** A postal code; empty if the country has none. */
export const optionalPostCode = z.optional(
  z.nullable(
    textOrNumberField("postalCode", messageKeys.correctPostCode, [
      z.regex(/^([\p{L}\d][\p{L}\d -]{0,15})?$/u, messageKeys.correctPostCode),
    ]),
  ),
);

/** A number that some clients send as text. */
const numberInput = (wrong: string) =>
  z.pipe(
    z.union(
      [z.number(), textField("number", messageKeys.wrongParameter, z.regex(/^\d{1,15}$/, wrong))],
      wrong,
    ),
    z.transform((value: string | number) => Number(value)),
  );

/** Quantity of a cart line: 1–99. */
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

/** An optional id; null, empty text and 0 also mean none. */
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
