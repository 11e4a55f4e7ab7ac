import { createContext, use, type ReactElement, type ReactNode } from "react";
import { useStore } from "zustand";
import type { App } from "./app.ts";
import type { AddedState, ResendState, LoginPanelState, SessionState, ToastState } from "./stores.ts";

const AppContext = createContext<App | undefined>(undefined);

export const AppProvider = ({ app, children }: { app: App; children: ReactNode }): ReactElement => (
  <AppContext value={app}>{children}</AppContext>
);

export const useApp = (): App => {
  const app = use(AppContext);
  if (!app) throw new Error("useApp outside of AppProvider");
  return app;
};

export const useLoginPanel = <T,>(select: (state: LoginPanelState) => T): T =>
  useStore(useApp().stores.loginPanel, select);

export const useSession = <T,>(select: (state: SessionState) => T): T =>
  useStore(useApp().stores.session, select);

/** Returns the function that shows a toast; that function returns one that dismisses it. */
export const useShowToast = (): ToastState["show"] => useApp().stores.toasts.getState().show;

export const useAdded = <T,>(select: (state: AddedState) => T): T => useStore(useApp().stores.added, select);

export const useResendTimes = <T,>(select: (state: ResendState) => T): T =>
  useStore(useApp().stores.resend, select);
