import type { ReactElement } from "react";
import { SocialCallback } from "../../../features/auth/social/SocialCallback.tsx";

/** Where a sign-in at the provider comes back to. */
export default function CallbackPage(): ReactElement {
  return <SocialCallback provider="google" />;
}
