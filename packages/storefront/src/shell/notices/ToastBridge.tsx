import { useToast } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useStore } from "zustand";
import { useApp } from "../../app/AppContext.tsx";
import { errorTexts } from "../../app/error-texts.ts";
import { useLoading } from "../../router/NavigationContext.tsx";

/**
 * Shows what the page and what is outside of React (a failed call) want to say as toasts of the page. What failed
 * belongs to its page and goes with it, or to the page that is just being loaded; what was done is said to the end of
 * its time.
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
      if (rest.tone === "critical") failures.current[leaving ? "ofNext" : "ofPage"].push(takeAway);
    }
  }, [waiting, intl, toast, toasts, leaving]);
  return null;
}
