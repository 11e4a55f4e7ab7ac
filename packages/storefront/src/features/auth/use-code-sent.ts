import { useIntl } from "@carmine/i18n/react";
import { useShowToast } from "../../app/AppContext.tsx";

/** What back ends say where they have nothing to say. */
const saysNothing = /^(ok|success)?$/i;

export interface CodeSent {
  /** For the call: keeps what the marketplace says. */
  readonly onText: (text: string | null) => void;
  /** Shows it as a toast once the code is on its way (specification, section 8). */
  readonly show: () => void;
}

/** The toast of a code that was sent: in the marketplace’s words, or in ours where it has none. */
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
