import { Code, limits } from "@carmine/api/contract";
import { hash, verify } from "@node-rs/argon2";
import { dictionary } from "@zxcvbn-ts/language-common";
import type { AppContext } from "../context.ts";
import { Failure } from "../http/envelope/failure.ts";

/**
 * argon2id (the library's default) with the parameters recommended by OWASP: 19 MiB, two passes, one lane.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password or a code; the salt is part of the result. */
export const hashSecret = (secret: string): Promise<string> => hash(secret, cost);

/** A hash that matches nothing, computed at startup with the same cost. */
const dummyHash = hashSecret(crypto.randomUUID());

/**
 * Compares a secret with its hash. Without a hash (unknown account, no code sent) it takes equally long, so
 * that timing doesn't reveal whether an account exists.
 */
export const matches = async (hashed: string | null | undefined, secret: string): Promise<boolean> => {
  const right = await verify(hashed ?? (await dummyHash), secret);
  return right && hashed !== null && hashed !== undefined;
};

/** Shorter ones are already rejected by the length rule. */
const common = new Set(dictionary["passwords-common"].filter((word) => word.length >= limits.password.min));

/** Whether a password is one of the most common, a repetition, or a run of keys. */
export const isCommonPassword = (password: string): boolean => {
  const word = password.toLowerCase();
  return common.has(word) || /^(.{1,3})\1+$/.test(word) || isRun(word);
};

const isRun = (word: string): boolean => {
  const steps = new Set(
    Array.from(word)
      .slice(1)
      .map((sign, at) => sign.charCodeAt(0) - word.charCodeAt(at)),
  );
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
};

const labelsOf = (address: string): string[] => address.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/**
 * Whether a password is a word of its context, with digits and signs at its ends at most: the marketplace's host, or
 * the email or phone of the account.
 * @param addresses URL of the marketplace, email, phone
 */
export const isContextPassword = (password: string, addresses: readonly (string | null)[]): boolean => {
  const whole = password.toLowerCase();
  const core = whole.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const words = addresses
    .filter((address) => address !== null)
    .flatMap((address) => [address.toLowerCase(), address.replaceAll(/\D/g, ""), ...labelsOf(address)]);
  return words.some((word) => word.length >= 4 && (word === whole || word === core));
};

/**
 * @param address email or phone of the account
 * @throws Failure 400 for one of the most common passwords (rule 8), or for the marketplace's name or the address
 */
export const refuseCommonPassword = (
  { config }: Pick<AppContext, "config">,
  password: string,
  address: string,
): void => {
  if (isCommonPassword(password) || isContextPassword(password, [config.publicUrl, address, "carmine"]))
    throw new Failure(Code.badRequest, "commonPassword");
};
