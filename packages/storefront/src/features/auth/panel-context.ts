import { createContext, use } from "react";
import type { LoginView } from "../../app/stores.ts";
import type { LoginConditions } from "./login-views.ts";

export interface LoginPanel {
  readonly conditions: LoginConditions;
  /** Goes to a view, if the current one has a transition to it. */
  readonly go: (view: LoginView) => void;
  /** What was typed as email in any view, carried to the next. */
  readonly email: string;
  readonly keepEmail: (email: string) => void;
  /** The code for a new password went to this address. */
  readonly codeSentTo: (email: string) => void;
}

const LoginPanelContext = createContext<LoginPanel | undefined>(undefined);

export const LoginPanelProvider = LoginPanelContext;

/** The panel that a view stands in. */
export const usePanel = (): LoginPanel => {
  const panel = use(LoginPanelContext);
  if (!panel) throw new Error("usePanel outside of a login panel");
  return panel;
};
