import type { ApiError } from "@carmine/api/client";
import { changedData } from "@carmine/api/contract";
import * as z from "zod/mini";

/** The stored value of a write that was refused because another user changed it; undefined for other failures. */
export const currentValueOf = ({ data }: Pick<ApiError, "data">): string | undefined => {
  const read = z.safeParse(changedData, data);
  return read.success ? read.data.changed[0]?.current : undefined;
};
