import { stripLocale } from "@carmine/i18n";
import { dropCookie, readCookie, returnPathCookie } from "../../app/cookies.ts";
import { safePath } from "./safe-path.ts";

/** Reads and deletes the stored return path; `undefined` if there is none that is safe. */
export const takeReturnPath = (): string | undefined => {
  const path = safePath(readCookie(returnPathCookie));
  dropCookie(returnPathCookie);
  return path;
};

/** The same path inside a router whose base is the language's prefix; `undefined` if it is in another language. */
export const pathInLocale = (path: string, locale: string): string | undefined => {
  const stripped = stripLocale(path);
  return (stripped.locale ?? "en") === locale ? stripped.path : undefined;
};
