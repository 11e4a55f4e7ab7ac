import { ToastProvider } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { Suspense, type ReactElement, type ReactNode } from "react";
import { useToasts } from "../../app/AppContext.tsx";
import { onDemand } from "../../app/on-demand.tsx";

const ToastBridge = onDemand(() => import("./ToastBridge.tsx"));

/** The toasts of the page. */
export const Notices = ({ children }: { children: ReactNode }): ReactElement => {
  const intl = useIntl();
  const waiting = useToasts((state) => state.toasts.length > 0);
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
      <Suspense>{waiting && <ToastBridge />}</Suspense>
    </ToastProvider>
  );
};
