import { ToastProvider } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useState, type ReactElement, type ReactNode } from "react";
import { useStore } from "zustand";
import { useApp } from "../../app/AppContext.tsx";
import { lazy } from "../../hydration/lazy.tsx";

const ToastBridge = lazy(() => import("./ToastBridge.tsx"));

/** The toasts of the page. */
export const Notices = ({ children }: { children: ReactNode }): ReactElement => {
  const intl = useIntl();
  const waiting = useStore(useApp().stores.toasts, (state) => state.waiting.length > 0);
  const [used, setUsed] = useState(false);
  // Stays mounted after the first toast, because it also dismisses toasts.
  if (waiting && !used) setUsed(true);
  return (
    <ToastProvider
      label={intl.formatMessage(
        {
          defaultMessage: "Notifications ({hotkey})",
          description: "Name of the region of toasts, with its key",
        },
        { hotkey: "{hotkey}" },
      )}
    >
      {children}
      {used && <ToastBridge />}
    </ToastProvider>
  );
};
