import { useIntl } from "@carmine/i18n/react";
import { useShowToast } from "../../app/AppContext.tsx";

/** Messages of back ends that contain no information. */
const saysNothing = /^(ok|success)?$/i;

export interface CodeSent {
  /** Option for the call: stores the marketplace's message. */
  readonly onText: (text: string | null) => void;
  /** Shows the toast when the code was sent (specification, section 8). */
  readonly show: () => void;
}

/** Toast for a sent code, with the marketplace's message or, without one, ours. */
export const useCodeSent = (): (() => CodeSent) => {
  const intl = useIntl();
  const toast = useShowToast();
  return () => {
    let said = "";
    return {
      onText: (text) => (said = text ?? ""),
      show: () =>
        toast({
          message: saysNothing.test(said)
            ? intl.formatMessage({
                defaultMessage: "We sent you a code",
                description: "Toast after sending a code by mail or message",
              })
            : said,
        }),
    };
  };
};
