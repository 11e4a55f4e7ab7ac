import { isApiError, uploadOne } from "@carmine/api/client";
import { hasVariants, mediaVariant, uploadImage } from "@carmine/api/contract";
import { useApiClient } from "@carmine/api/hooks";
import { useUpload, type UploadItem, type UseUpload } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useErrorText } from "../../app/use-error-text.ts";

/** A stored picture, identified by its URL. */
const itemOf = (url: string, index: number): UploadItem => ({
  id: url,
  name: String(index + 1),
  status: "done",
  preview: hasVariants(url) ? mediaVariant(url, 320, "webp") : url,
  value: url,
});

/**
 * Pictures of a form. Each is uploaded when it is added; the form saves their URLs.
 * @param model what the uploads are for
 */
export const usePictures = (initial: readonly string[], model: "content" | "catalog"): UseUpload => {
  const intl = useIntl();
  const { locale } = useApiClient();
  const errorText = useErrorText();
  return useUpload({
    initial: initial.map(itemOf),
    errorText: (error) =>
      isApiError(error)
        ? errorText(error)
        : intl.formatMessage({
            defaultMessage: "Upload failed",
            description: "Console: a picture of a form",
          }),
    upload: async (file, { signal, onProgress }) => {
      const { url } = await uploadOne(uploadImage, {
        query: { model },
        file,
        locale,
        cookieSession: true,
        signal,
        onProgress,
      });
      return { value: url };
    },
  });
};
