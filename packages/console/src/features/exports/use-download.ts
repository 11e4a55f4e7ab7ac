import { ApiError, clientCodes, isApiError } from "@carmine/api/client";
import { useToast } from "@carmine/design-system";
import { downloadFile } from "../../app/download.ts";
import { useErrorText } from "../../app/use-error-text.ts";

/** Returns a function that downloads the file of an endpoint, and shows why it can't. */
export const useDownload = (): ((...file: Parameters<typeof downloadFile>) => void) => {
  const toast = useToast();
  const errorText = useErrorText();
  return (...file) =>
    void downloadFile(...file).catch((error: unknown) =>
      toast({
        tone: "critical",
        message: errorText(
          isApiError(error) ? error : new ApiError({ code: clientCodes.network, cause: error }),
        ),
      }),
    );
};
