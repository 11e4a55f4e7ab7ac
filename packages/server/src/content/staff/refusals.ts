import { Code } from "@carmine/api/contract";
import { Failure } from "../../http/envelope/failure.ts";
import { Refused } from "../editing/refused.ts";

/** Answers a refused write with its reason in the reader's language. */
export const withRefusals = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { key, values } = error.text ?? { key: "wrongParameter" };
    throw new Failure(Code.badRequest, key, values, null, { cause: error });
  }
};
