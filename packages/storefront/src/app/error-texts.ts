import type { ApiError, ErrorTextKey } from "@carmine/api/client";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";

/** Fallback texts for a failed call without a message (specification, section 8). */
export const errorTexts: Readonly<Record<ErrorTextKey, MessageDescriptor>> = defineMessages({
  wrongParameter: {
    defaultMessage: "Parameter verification failed",
    description: "Toast: the server refused what was sent",
  },
  forbidden: { defaultMessage: "No relevant permissions", description: "Toast: not allowed" },
  notFound: {
    defaultMessage: "No relevant data found",
    description: "Toast: not found",
  },
  systemAbnormality: { defaultMessage: "System abnormality", description: "Toast: the server failed" },
  signIn: { defaultMessage: "Please sign in", description: "Error page 401: title, and other places" },
  systemError: { defaultMessage: "System Error", description: "Toast: any other failure" },
  network: {
    defaultMessage: "We can’t reach the shop. Check your connection and try again.",
    description: "Toast: no answer from the server",
  },
  timeout: {
    defaultMessage: "The shop is taking too long to answer. Try again.",
    description: "Toast: the server did not answer in time",
  },
  badAnswer: {
    defaultMessage: "Something went wrong on our end. Try again.",
    description: "Toast: the server's answer is broken",
  },
});

/** Returns a function that translates the error of a failed call. */
export const useApiErrorText = (): ((error: Pick<ApiError, "text" | "textKey">) => string) => {
  const intl = useIntl();
  return ({ text, textKey }) => text ?? intl.formatMessage(errorTexts[textKey]);
};
