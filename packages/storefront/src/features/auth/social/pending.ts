import { dropCookie, readCookie, writeCookie } from "../../../app/cookies.ts";

/** Stores the sign-in that this browser started, so that another person's sign-in can't be completed in it. */
const name = "auth.social";
const seconds = 600;

export interface PendingSignIn {
  readonly token: string;
  readonly tokenSecret: string;
}

export const keepPending = ({ token, tokenSecret }: PendingSignIn): void =>
  writeCookie(name, `${token} ${tokenSecret}`, seconds);

/** Returns and deletes the pending sign-in if its state matches. */
export const takePending = (state: string): PendingSignIn | undefined => {
  const [token = "", tokenSecret = ""] = (readCookie(name) ?? "").split(" ");
  dropCookie(name);
  return token !== "" && token === state ? { token, tokenSecret } : undefined;
};
