import { Code } from "@carmine/api/contract";
import { isTooPrecise, minorDigits } from "../../shared/money.ts";
import { Failure } from "./failure.ts";

/**
 * Checks amounts that a person enters, so that none of them is rounded silently: "12.50" isn't an amount in yen.
 * @throws Failure 400 for more decimals than the currency has
 */
export const requireDecimals = (amounts: readonly (string | null | undefined)[], currency: string): void => {
  if (amounts.some((amount) => amount && isTooPrecise(amount, currency)))
    throw new Failure(Code.badRequest, "tooManyDecimals", { currency, digits: minorDigits(currency) });
};
