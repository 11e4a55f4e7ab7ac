import { useToast } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useEffect } from "react";
import { useApp, useToasts } from "../../app/AppContext.tsx";
import { errorTexts } from "../../app/error-texts.ts";

const tones = { success: "success", error: "critical", info: "info" } as const;

/** Shows notices from outside React (a failed call) as toasts of the page. */
export default function ToastBridge(): null {
  const intl = useIntl();
  const toast = useToast();
  const entries = useToasts((state) => state.toasts);
  const { toasts } = useApp().stores;
  useEffect(() => {
    for (const { id, kind, text } of entries) {
      toasts.getState().dismiss(id);
      toast({
        tone: tones[kind],
        message: typeof text === "string" ? text : intl.formatMessage(errorTexts[text.key]),
      });
    }
  }, [entries, intl, toast, toasts]);
  return null;
}
