import type { ApiError, ErrorTextKey } from "@carmine/api/client";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";

const texts: Readonly<Record<ErrorTextKey, MessageDescriptor>> = defineMessages({
  wrongParameter: {
    defaultMessage: "The server rejected this input. Nothing was saved.",
    description: "Console: failed call",
  },
  forbidden: { defaultMessage: "Your role doesn’t allow this.", description: "Console: failed call" },
  notFound: {
    defaultMessage: "We couldn’t find this. It may have been removed.",
    description: "Console: failed call",
  },
  systemAbnormality: {
    defaultMessage: "Something went wrong on our end. Nothing was saved. Try again.",
    description: "Console: failed call",
  },
  signIn: { defaultMessage: "Your session ended. Sign in again.", description: "Console: failed call" },
  systemError: {
    defaultMessage: "Something went wrong on our end. Nothing was saved. Try again.",
    description: "Console: failed call",
  },
  network: {
    defaultMessage: "We can’t reach the server. Check your connection and try again.",
    description: "Console: failed call",
  },
  timeout: {
    defaultMessage: "The server is taking too long. Check whether it was saved, then try again.",
    description: "Console: failed call",
  },
  badAnswer: {
    defaultMessage: "Something went wrong on our end. Nothing was saved. Try again.",
    description: "Console: failed call",
  },
});

/** Returns a function for the text of a failed call: the server's message, else a general one. */
export const useErrorText = (): ((error: Pick<ApiError, "text" | "textKey">) => string) => {
  const intl = useIntl();
  return ({ text, textKey }) => text ?? intl.formatMessage(texts[textKey]);
};
