import { signedInCookie } from "./cookies.ts";

/**
 * Runs before the first paint. Public HTML is the same for everybody and shows a guest; `data-signed-in` on the root
 * hides the guest-only parts (`features/session/guest-only.css.ts`) until the account is loaded.
 */
export const signedInScript = `if(/(?:^|; )${signedInCookie.replace(".", "\\.")}=[^;]/.test(document.cookie))document.documentElement.dataset.signedIn="";`;

/** Updates the marker after a sign-in, a sign-out or an expired session. */
export const markSignedIn = (signedIn: boolean): void => {
  if (signedIn) document.documentElement.dataset["signedIn"] = "";
  else delete document.documentElement.dataset["signedIn"];
};
