import { createContext, use } from "react";
import type { LoginView } from "../../app/stores.ts";
import type { LoginConditions } from "./login-views.ts";

export interface LoginPanel {
  readonly conditions: LoginConditions;
  /** Goes to a view if the current one has a transition to it. */
  readonly go: (view: LoginView) => void;
  /** The email typed in any view, copied to the next one. */
  readonly email: string;
  readonly keepEmail: (email: string) => void;
  /** Records the address that the password code was sent to. */
  readonly codeSentTo: (email: string) => void;
}

const LoginPanelContext = createContext<LoginPanel | undefined>(undefined);

export const LoginPanelProvider = LoginPanelContext;

/** The panel that contains the view. */
export const usePanel = (): LoginPanel => {
  const panel = use(LoginPanelContext);
  if (!panel) throw new Error("usePanel outside of a login panel");
  return panel;
};
