import { useToast } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useEffect, useRef } from "react";
import { useLocation } from "../../app/location.ts";
import { useStore } from "zustand";
import { useApp } from "../../app/AppContext.tsx";
import { errorTexts } from "../../app/error-texts.ts";
import { useLoading } from "../../router/NavigationContext.tsx";

/**
 * Shows the waiting toasts, from components and from failed calls. An error is removed on navigation (also by the
 * page that is loading) and when a success follows; a success stays for its whole duration.
 */
export default function ToastBridge(): null {
  const intl = useIntl();
  const toast = useToast();
  const { toasts } = useApp().stores;
  const waiting = useStore(toasts, (state) => state.waiting);
  const { pathname } = useLocation();
  const leaving = useLoading() !== undefined;
  const failures = useRef<{ ofPage: (() => void)[]; ofNext: (() => void)[] }>({ ofPage: [], ofNext: [] });
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const { ofPage, ofNext } = failures.current;
    for (const takeAway of ofPage) takeAway();
    failures.current = { ofPage: ofNext, ofNext: [] };
  }, [pathname]);
  useEffect(() => {
    for (const { onShown, message, ...rest } of toasts.getState().takeWaiting()) {
      const takeAway = toast({
        ...rest,
        message: typeof message === "string" ? message : intl.formatMessage(errorTexts[message.key]),
      });
      onShown(takeAway);
      // A success dismisses earlier errors.
      if (rest.tone === undefined || rest.tone === "success") {
        for (const takeFailureAway of failures.current.ofPage) takeFailureAway();
        failures.current.ofPage = [];
      }
      if (rest.tone === "critical") failures.current[leaving ? "ofNext" : "ofPage"].push(takeAway);
    }
  }, [waiting, intl, toast, toasts, leaving]);
  return null;
}
