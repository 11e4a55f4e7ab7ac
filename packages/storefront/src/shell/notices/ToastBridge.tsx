import { useToast } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useApp, useToasts } from "../../app/AppContext.tsx";
import { errorTexts } from "../../app/error-texts.ts";
import { useLoading } from "../../router/NavigationContext.tsx";

const tones = { success: "success", error: "critical", info: "info" } as const;

/**
 * Shows notices from outside React (a failed call) as toasts of the page. What failed belongs to its page and goes with
 * it, or to the page that is just being loaded; what was done is said to the end of its time.
 */
export default function ToastBridge(): null {
  const intl = useIntl();
  const toast = useToast();
  const entries = useToasts((state) => state.toasts);
  const { toasts } = useApp().stores;
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
    for (const { id, kind, text } of entries) {
      toasts.getState().dismiss(id);
      const takeAway = toast({
        tone: tones[kind],
        message: typeof text === "string" ? text : intl.formatMessage(errorTexts[text.key]),
      });
      if (kind === "error") failures.current[leaving ? "ofNext" : "ofPage"].push(takeAway);
    }
  }, [entries, intl, toast, toasts, leaving]);
  return null;
}
