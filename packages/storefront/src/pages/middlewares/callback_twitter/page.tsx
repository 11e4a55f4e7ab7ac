import type { ReactElement } from "react";
import { SocialCallback } from "../../../features/auth/social/SocialCallback.tsx";

/** Redirect target of a sign-in with the provider. */
export default function CallbackPage(): ReactElement {
  return <SocialCallback provider="twitter" />;
}
