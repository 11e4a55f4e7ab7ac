import type { WireLocale } from "@carmine/api/contract";
import type { productImportProblem } from "../../database/schema/imports.ts";
import { isTextKey, textOf } from "../../http/messages.ts";

type Stored = Pick<typeof productImportProblem.$inferSelect, "reason" | "cause">;

/** The reason of a stored problem in that language; in English if this release doesn't know its message. */
export const storedReason = ({ reason, cause }: Stored, locale: WireLocale): string =>
  cause !== null && isTextKey(cause.key) ? textOf(cause.key, locale, cause.values) : reason;
