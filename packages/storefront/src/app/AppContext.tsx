import { createContext, use, type ReactElement, type ReactNode } from "react";
import { useStore } from "zustand";
import type { App } from "./app.ts";
import type { AddedState, ResendState, LoginPanelState, SessionState, ToastState } from "./stores.ts";

const AppContext = createContext<App | undefined>(undefined);

export const AppProvider = ({ app, children }: { app: App; children: ReactNode }): ReactElement => (
  <AppContext value={app}>{children}</AppContext>
);

/** What this request or tab works with. */
export const useApp = (): App => {
  const app = use(AppContext);
  if (!app) throw new Error("useApp outside of AppProvider");
  return app;
};

export const useLoginPanel = <T,>(select: (state: LoginPanelState) => T): T =>
  useStore(useApp().stores.loginPanel, select);

export const useSession = <T,>(select: (state: SessionState) => T): T =>
  useStore(useApp().stores.session, select);

export const useToasts = <T,>(select: (state: ToastState) => T): T =>
  useStore(useApp().stores.toasts, select);

export const useAdded = <T,>(select: (state: AddedState) => T): T => useStore(useApp().stores.added, select);

export const useResendTimes = <T,>(select: (state: ResendState) => T): T =>
  useStore(useApp().stores.resend, select);
