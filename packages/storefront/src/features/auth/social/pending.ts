import { dropCookie, readCookie, writeCookie } from "../../../app/cookies.ts";

/** Holds what this browser started, so that nobody else's sign-in can be finished in it. */
const name = "auth.social";
const seconds = 600;

export interface PendingSignIn {
  readonly token: string;
  readonly tokenSecret: string;
}

export const keepPending = ({ token, tokenSecret }: PendingSignIn): void =>
  writeCookie(name, `${token} ${tokenSecret}`, seconds);

/** What this browser started, if it was with this state; it is forgotten with the first look. */
export const takePending = (state: string): PendingSignIn | undefined => {
  const [token = "", tokenSecret = ""] = (readCookie(name) ?? "").split(" ");
  dropCookie(name);
  return token !== "" && token === state ? { token, tokenSecret } : undefined;
};
