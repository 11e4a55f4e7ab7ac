import { Code } from "@carmine/api/contract";
import { Failure } from "../../http/envelope/failure.ts";

/**
 * Resolves the payment method: the requested one, or the only open one.
 * @throws Failure for a method that isn't open, and if none is requested and not exactly one is open
 */
export const payTypeOf = (open: readonly string[], named: string | null | undefined): string => {
  if (!named) {
    const [only] = open;
    if (only === undefined || open.length > 1) throw new Failure(Code.badRequest, "emptyPayType");
    return only;
  }
  if (!open.includes(named)) throw new Failure(Code.failure, "payTypeClosed");
  return named;
};
