import { Code, type ChangedData } from "@carmine/api/contract";
import { Failure } from "./failure.ts";

/** The refusal of a write whose author saw other values than the stored ones, with the stored ones. */
export const changedFailure = (changed: ChangedData["changed"]): Failure =>
  new Failure(Code.conflict, "valueChanged", {}, { changed } satisfies ChangedData);
